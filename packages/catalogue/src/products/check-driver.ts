import { wholePerson } from '../check-form.ts';
import { fourteenSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckDriver',
  subject: 'person',
  form: { ...wholePerson, title: 'Данные водителя' },
  addOns: ['CreditRating'],
  on: {
    'person-check': {
      title: 'Проверка водителя',
      summary: 'Штрафы, долги и розыск человека, которому доверяют машину и груз.',
      path: '/proverka-voditelya/',
      priceRub: 149,
      isFromPrice: true,
      time: 'minutes',
      group: 'people',
      place: 50,
      business: { place: 30 },
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: fourteenSources,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000205',
      description:
        'Четырнадцать источников о человеке, которому доверяют машину и груз, со штрафами и запретом на выезд.',
      revenueAccount: 'revenue:person-check:CheckDriver',
    },
  },
} as const satisfies ProductSeed;
