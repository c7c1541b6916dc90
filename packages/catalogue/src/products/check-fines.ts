import { byRegion } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckFines',
  subject: 'person',
  form: { ...byRegion, title: 'Чьи штрафы проверить' },
  addOns: ['CheckFssp', 'CheckExitBan'],
  on: {
    'person-check': {
      title: 'Штрафы',
      summary: 'Штрафы на имя человека: сумма, за что, кто вынес, оплачен ли.',
      path: '/proverka-shtrafov/',
      priceRub: 29,
      time: 'minute',
      group: 'debts',
      place: 40,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['fines'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-00000000020e',
      description: 'Неоплаченные и оплаченные штрафы.',
      revenueAccount: 'revenue:person-check:CheckFines',
    },
  },
} as const satisfies ProductSeed;
