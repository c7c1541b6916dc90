import { wholePerson } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckTenant',
  subject: 'person',
  form: { ...wholePerson, title: 'Данные арендатора' },
  addOns: ['CreditRating', 'CheckTaxDebts'],
  on: {
    'person-check': {
      title: 'Проверка арендатора',
      summary: 'Долги, суды и розыск человека, который просит ключи от вашей квартиры.',
      path: '/proverka-arendatora/',
      priceRub: 99,
      isFromPrice: true,
      time: 'minutes',
      group: 'people',
      place: 30,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['fssp', 'courts', 'wanted', 'bankruptcy', 'terrorists', 'passport'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000203',
      description: 'Долги, суды, розыск и паспорт человека, который снимает жильё.',
      revenueAccount: 'revenue:person-check:CheckTenant',
    },
  },
} as const satisfies ProductSeed;
