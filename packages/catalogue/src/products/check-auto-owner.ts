import { wholePerson } from '../check-form.ts';
import { twelveSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckAutoOwner',
  subject: 'person',
  form: { ...wholePerson, title: 'Данные продавца машины' },
  addOns: ['CheckFines'],
  on: {
    'person-check': {
      title: 'Проверка владельца автомобиля',
      summary: 'Долги и суды продавца машины: не приедут ли за ней приставы.',
      path: '/proverka-vladelcza-avtomobilya/',
      priceRub: 99,
      isFromPrice: true,
      time: 'minutes',
      group: 'cars',
      place: 20,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: twelveSources,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000208',
      description: 'Двенадцать официальных источников о продавце машины.',
      revenueAccount: 'revenue:person-check:CheckAutoOwner',
    },
  },
} as const satisfies ProductSeed;
