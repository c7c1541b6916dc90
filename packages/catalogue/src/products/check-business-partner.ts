import { wholePerson } from '../check-form.ts';
import { twelveSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckBusinessPartner',
  subject: 'person',
  form: { ...wholePerson, title: 'Данные партнёра' },
  addOns: ['CreditRating', 'CheckExitBan'],
  on: {
    'person-check': {
      title: 'Проверка бизнес-партнёра',
      summary: 'Человек, с которым вы открываете дело: суды, банкротство, дисквалификация.',
      path: '/proverka-biznes-partnera/',
      priceRub: 99,
      isFromPrice: true,
      time: 'minutes',
      group: 'people',
      place: 60,
      business: {},
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: twelveSources,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000206',
      description: 'Человек и его дела: арбитраж, банкротство, дисквалификация, компании.',
      revenueAccount: 'revenue:person-check:CheckBusinessPartner',
    },
  },
} as const satisfies ProductSeed;
