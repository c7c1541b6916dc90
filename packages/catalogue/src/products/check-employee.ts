import { wholePerson } from '../check-form.ts';
import { twelveSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckEmployee',
  subject: 'person',
  form: { ...wholePerson, title: 'Данные кандидата' },
  addOns: ['CreditRating', 'CheckExitBan'],
  on: {
    'person-check': {
      title: 'Проверка сотрудника',
      summary: 'Что стоит знать о кандидате до того, как подписан трудовой договор.',
      path: '/proverka-sotrudnika/',
      priceRub: 99,
      isFromPrice: true,
      time: 'minutes',
      badge: 'recommend',
      group: 'people',
      place: 20,
      business: { place: 10 },
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: twelveSources,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000202',
      description: 'Кандидат до трудового договора: долги, суды, розыск, дисквалификация и документы.',
      revenueAccount: 'revenue:person-check:CheckEmployee',
    },
  },
} as const satisfies ProductSeed;
