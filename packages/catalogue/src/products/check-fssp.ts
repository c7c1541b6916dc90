import { byRegion } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckFssp',
  subject: 'person',
  form: { ...byRegion, title: 'Чьи долги проверить' },
  wider: 'CheckPerson',
  addOns: ['CheckBankruptcy', 'CheckExitBan'],
  on: {
    'person-check': {
      title: 'Долги у приставов',
      summary: 'Исполнительные производства по банку данных судебных приставов.',
      path: '/proverka-fssp/',
      priceRub: 29,
      time: 'minute',
      badge: 'recommend',
      group: 'debts',
      place: 10,
      business: {},
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['fssp'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-00000000020c',
      description: 'Исполнительные производства по банку данных приставов.',
      revenueAccount: 'revenue:person-check:CheckFssp',
    },
  },
} as const satisfies ProductSeed;
