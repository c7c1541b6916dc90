import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'EgrnObject',
  subject: 'object',
  isObjectReport: true,
  on: {
    'real-estate': {
      title: 'Выписка об объекте: собственники и обременения',
      summary: 'Кому принадлежит, есть ли ипотека, арест или запрет — по данным ЕГРН.',
      path: '/kadastrovyj-nomer/',
      priceRub: 499,
      time: 'halfHour',
      badge: 'recommend',
      group: 'extracts',
      place: 10,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['egrn_object'],
  contents: [
    'Характеристики объекта',
    'Правообладатели и доли',
    'Ипотека, аресты и другие обременения',
    'Выводы о рисках с источниками',
  ],
  lists: { isUsual: true, words: ['выписка'] },
  on: {
    'real-estate': {
      id: '0192f0c1-0000-7000-8000-000000000001',
      description: 'Сведения ЕГРН об объекте: характеристики, права, обременения и выводы с причинами.',
      revenueAccount: 'revenue:real-estate:EgrnObject',
    },
  },
} as const satisfies ProductSeed;
