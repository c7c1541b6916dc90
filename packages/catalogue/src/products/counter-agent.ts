import { nineSources } from '../company-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CounterAgent',
  subject: 'company',
  form: { kind: 'company' },
  on: {
    'person-check': {
      title: 'Проверка контрагента',
      summary: 'Регистрация, руководители, финансы, суды и долги по ИНН, ОГРН или названию.',
      path: '/counter-agent/',
      alsoAt: ['/proverka-kontragenta/'],
      priceRub: 99,
      time: 'minutes',
      badge: 'recommend',
      group: 'companies',
      place: 10,
      business: { place: 40 },
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: nineSources,
  lists: { isUsual: true },
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000214',
      description: 'Регистрация, руководители, финансы, суды и долги компании или предпринимателя.',
      revenueAccount: 'revenue:person-check:CounterAgent',
    },
  },
} as const satisfies ProductSeed;
