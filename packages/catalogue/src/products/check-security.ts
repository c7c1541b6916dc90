import { wholePerson } from '../check-form.ts';
import { fourteenSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckSecurity',
  subject: 'person',
  form: { ...wholePerson, title: 'Данные проверяемого' },
  addOns: ['CreditRating'],
  on: {
    'person-check': {
      title: 'Для службы безопасности',
      summary: 'Все источники о человеке, каждый с датой и состоянием, в одном документе.',
      path: '/proverka-sluzhboi-bezopasnosti/',
      priceRub: 149,
      isFromPrice: true,
      time: 'minutes',
      group: 'people',
      place: 70,
      business: { place: 20 },
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: fourteenSources,
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000207',
      description: 'Все источники о человеке, каждый с датой и состоянием.',
      revenueAccount: 'revenue:person-check:CheckSecurity',
    },
  },
} as const satisfies ProductSeed;
