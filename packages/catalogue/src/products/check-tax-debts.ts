import { byInn } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckTaxDebts',
  subject: 'person',
  form: { ...byInn, title: 'Чей налоговый долг проверить' },
  wider: 'CheckPerson',
  addOns: ['CheckFssp'],
  on: {
    'person-check': {
      title: 'Налоговая задолженность',
      summary: 'Долги по налогам, о которых уже знает государство.',
      path: '/proverka-nalogov/',
      priceRub: 29,
      time: 'minute',
      group: 'debts',
      place: 30,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['tax_debts'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-00000000020d',
      description: 'Долги по налогам по ИНН человека.',
      revenueAccount: 'revenue:person-check:CheckTaxDebts',
    },
  },
} as const satisfies ProductSeed;
