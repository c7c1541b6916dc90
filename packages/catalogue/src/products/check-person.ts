import { wholePerson } from '../check-form.ts';
import { twelveSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckPerson',
  subject: 'person',
  form: wholePerson,
  addOns: ['CreditRating', 'CheckFines', 'CheckExitBan'],
  on: {
    'person-check': {
      title: 'Проверка физического лица',
      summary: 'Долги, суды, розыск, банкротство и ещё восемь проверок по официальным источникам.',
      path: '/check-person/',
      priceRub: 99,
      isFromPrice: true,
      time: 'minutes',
      badge: 'all-includes',
      group: 'people',
      place: 10,
      business: {},
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: twelveSources,
  lists: { isUsual: true },
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000201',
      description: 'Двенадцать официальных источников о человеке: долги, суды, розыск, банкротство и другое.',
      revenueAccount: 'revenue:person-check:CheckPerson',
    },
  },
} as const satisfies ProductSeed;
