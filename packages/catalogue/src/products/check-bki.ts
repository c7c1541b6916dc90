import { byPassport } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckBki',
  subject: 'person',
  form: { ...byPassport, isCreditHistory: true, title: 'Чья кредитная история' },
  addOns: ['CheckBankruptcy', 'CheckFssp'],
  on: {
    'person-check': {
      title: 'Проверка БКИ',
      summary: 'Что о человеке знают бюро кредитных историй.',
      path: '/proverka-bki/',
      priceRub: 299,
      time: 'minute',
      group: 'debts',
      place: 90,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['credit_rating'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000213',
      description: 'Что о человеке знают бюро кредитных историй.',
      revenueAccount: 'revenue:person-check:CheckBki',
    },
  },
} as const satisfies ProductSeed;
