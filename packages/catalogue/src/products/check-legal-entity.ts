import { nineSources } from '../company-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckLegalEntity',
  subject: 'company',
  form: { kind: 'company' },
  on: {
    'person-check': {
      title: 'Проверка юридического лица',
      summary: 'Существует ли компания, кто ею управляет и нет ли признаков ликвидации.',
      path: '/proverka-yuridicheskogo-licza/',
      priceRub: 99,
      time: 'minutes',
      group: 'companies',
      place: 20,
      business: { place: 50 },
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: nineSources,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000215',
      description: 'Существует ли компания, кто ею управляет и нет ли признаков ликвидации.',
      revenueAccount: 'revenue:person-check:CheckLegalEntity',
    },
  },
} as const satisfies ProductSeed;
