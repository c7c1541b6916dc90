import { byPassport } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckInn',
  subject: 'person',
  form: { ...byPassport, title: 'Чей ИНН узнать' },
  wider: 'CheckPerson',
  addOns: ['CheckTaxDebts'],
  on: {
    'person-check': {
      title: 'ИНН по паспорту',
      summary: 'Какой ИНН присвоен человеку с этим паспортом и действителен ли сам паспорт.',
      path: '/proverka-inn/',
      priceRub: 29,
      time: 'minute',
      group: 'documents',
      place: 30,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['inn', 'passport'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-00000000020a',
      description: 'ИНН, присвоенный человеку с этим паспортом, и действителен ли сам паспорт.',
      revenueAccount: 'revenue:person-check:CheckInn',
    },
  },
} as const satisfies ProductSeed;
