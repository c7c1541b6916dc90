import { wholePerson } from '../check-form.ts';
import { twelveSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckBorrower',
  subject: 'person',
  form: { ...wholePerson, title: 'Данные заёмщика' },
  addOns: ['CreditRating', 'CheckExitBan'],
  on: {
    'person-check': {
      title: 'Проверка заёмщика',
      summary: 'Долги и банкротство того, кто берёт у вас деньги в долг.',
      path: '/proverka-zaemshika/',
      priceRub: 99,
      isFromPrice: true,
      time: 'minutes',
      group: 'people',
      place: 40,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: twelveSources,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000204',
      description: 'Двенадцать официальных источников о том, кто берёт в долг.',
      revenueAccount: 'revenue:person-check:CheckBorrower',
    },
  },
} as const satisfies ProductSeed;
