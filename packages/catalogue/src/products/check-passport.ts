import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckPassport',
  subject: 'person',
  ownForm: 'passport',
  on: {
    'person-check': {
      title: 'Действительность паспорта',
      summary: 'Действителен, недействителен или не удалось проверить — бесплатно.',
      path: '/proverka-pasporta/',
      priceRub: 0,
      time: 'instant',
      group: 'documents',
      place: 10,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: [],
  contents: ['Действителен, недействителен или не удалось проверить', 'Источник и дата сведений'],
  isInstant: true,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000003',
      description: 'Проверка серии и номера паспорта гражданина РФ. Бесплатно, ответ сразу.',
    },
  },
} as const satisfies ProductSeed;
