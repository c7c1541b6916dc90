import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckBankruptcy',
  subject: 'person',
  form: {
    kind: 'person',
    ask: ['inn'],
    due: [],
    adds: { inn: 'Отличит от тёзок: в сообщениях о банкротстве указан ИНН' },
  },
  wider: 'CheckPerson',
  addOns: ['CheckFssp'],
  on: {
    'person-check': {
      title: 'Банкротство',
      summary: 'Сведения о банкротстве человека из федерального реестра.',
      path: '/proverka-na-bankrotstvo/',
      priceRub: 29,
      time: 'minute',
      group: 'debts',
      place: 50,
      business: {},
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['bankruptcy'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-00000000020f',
      description: 'Сведения о банкротстве из федерального реестра.',
      revenueAccount: 'revenue:person-check:CheckBankruptcy',
    },
  },
} as const satisfies ProductSeed;
