import { wholePerson } from '../check-form.ts';
import { twelveSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckTenant',
  subject: 'person',
  form: { ...wholePerson, title: 'Данные арендатора' },
  addOns: ['CreditRating', 'CheckFines'],
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
  tasks: twelveSources,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000203',
      description: 'Двенадцать официальных источников о человеке, который снимает жильё.',
      revenueAccount: 'revenue:person-check:CheckTenant',
    },
  },
} as const satisfies ProductSeed;
