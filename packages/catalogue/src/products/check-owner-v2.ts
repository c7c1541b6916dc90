import { wholePerson } from '../check-form.ts';
import { twelveSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckOwnerV2',
  subject: 'person',
  form: { ...wholePerson, title: 'Кто продаёт', action: 'Проверить собственника' },
  addOns: ['CreditRating'],
  on: {
    'real-estate': {
      title: 'Проверка собственника',
      summary: 'Долги, суды и банкротство продавца: то, из-за чего сделку оспаривают.',
      path: '/check-owner/',
      priceRub: 499,
      isFromPrice: true,
      time: 'halfHour',
      group: 'people',
      place: 10,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: twelveSources,
  lists: { isUsual: true },
  on: {
    'real-estate': {
      id: '0192f0c1-0000-7000-8000-000000000217',
      description: 'Долги, суды и банкротство продавца: то, из-за чего сделку оспаривают.',
      revenueAccount: 'revenue:real-estate:CheckOwnerV2',
    },
  },
} as const satisfies ProductSeed;
