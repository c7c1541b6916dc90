import { byPassport } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CreditRating',
  subject: 'person',
  form: { ...byPassport, isCreditHistory: true, title: 'Чей рейтинг узнать' },
  addOns: ['CheckBankruptcy', 'CheckFssp'],
  on: {
    'real-estate': {
      title: 'Кредитный рейтинг',
      summary: 'Открытые и закрытые кредиты и вероятность одобрения ипотеки.',
      path: '/credit-rating/',
      priceRub: 99,
      time: 'minute',
      group: 'people',
      place: 20,
      form: {
        ...byPassport,
        ask: ['passport', 'inn'],
        adds: { inn: 'Поможет бюро найти кредитную историю, если паспорт меняли' },
        isCreditHistory: true,
        title: 'Чей рейтинг узнать',
        action: 'Узнать рейтинг',
      },
    },
    'person-check': {
      title: 'Кредитный рейтинг',
      summary: 'Открытые и закрытые кредиты и вероятность одобрения.',
      path: '/credit-rating/',
      priceRub: 299,
      time: 'minute',
      group: 'debts',
      place: 80,
      business: {},
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['credit_rating'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000212',
      description: 'Открытые и закрытые кредиты и вероятность одобрения.',
      revenueAccount: 'revenue:person-check:CreditRating',
    },
    'real-estate': {
      id: '0192f0c1-0000-7000-8000-000000000218',
      description: 'Открытые и закрытые кредиты и вероятность одобрения ипотеки.',
      revenueAccount: 'revenue:real-estate:CreditRating',
    },
  },
} as const satisfies ProductSeed;
