import { byInn } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckSelfEmployed',
  subject: 'person',
  form: { ...byInn, title: 'Чей статус проверить' },
  wider: 'CheckPerson',
  addOns: ['CheckTaxDebts'],
  on: {
    'person-check': {
      title: 'Самозанятый или ИП',
      summary: 'Состоит ли человек на учёте как самозанятый или предприниматель.',
      path: '/proverka-samozanyatogo/',
      priceRub: 29,
      time: 'minute',
      group: 'documents',
      place: 40,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['business_status'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-00000000020b',
      description: 'Учёт в качестве самозанятого или предпринимателя.',
      revenueAccount: 'revenue:person-check:CheckSelfEmployed',
    },
  },
} as const satisfies ProductSeed;
