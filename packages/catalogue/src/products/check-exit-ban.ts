import { byRegion } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckExitBan',
  subject: 'person',
  form: { ...byRegion, title: 'Кто едет' },
  addOns: ['CheckFssp', 'CheckFines'],
  on: {
    'person-check': {
      title: 'Запрет на выезд',
      summary: 'Наложил ли пристав ограничение на выезд и из-за какого долга.',
      path: '/proverka-zapret-na-vyezd/',
      priceRub: 29,
      time: 'minute',
      group: 'debts',
      place: 60,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['exit_ban'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000210',
      description: 'Ограничения на выезд, наложенные приставами.',
      revenueAccount: 'revenue:person-check:CheckExitBan',
    },
  },
} as const satisfies ProductSeed;
