import { byRegion } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckCriminalRecord',
  subject: 'person',
  form: byRegion,
  wider: 'CheckPerson',
  addOns: ['CheckFssp'],
  on: {
    'person-check': {
      title: 'Суды и судимость',
      summary: 'Что видно о человеке в открытых судебных и розыскных источниках.',
      path: '/proverka-sudimost/',
      priceRub: 29,
      time: 'minute',
      group: 'debts',
      place: 70,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['courts', 'wanted', 'terrorists'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000211',
      description: 'Открытые судебные и розыскные источники.',
      revenueAccount: 'revenue:person-check:CheckCriminalRecord',
    },
  },
} as const satisfies ProductSeed;
