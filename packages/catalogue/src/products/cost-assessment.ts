import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CostAssessment',
  subject: 'object',
  on: {
    'real-estate': {
      title: 'Рыночная оценка',
      summary: 'Сколько стоит квартира сегодня и из чего сложилась цена.',
      path: '/valuation/',
      priceRub: 99,
      isFromPrice: true,
      time: 'minute',
      group: 'market',
      place: 10,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['rate_cost_assessment'],
  contents: [
    'Цена и границы, в которые попадают четыре из пяти таких квартир',
    'С чем сравнили: от пяти похожих квартир с поправками',
    'За сколько дней продаётся по трём ценам',
    'Что изменило бы оценку и чего она не знает',
  ],
  lists: { words: ['оценка', 'стоимость'] },
  on: {
    'real-estate': {
      id: '0192f0c1-0000-7000-8000-000000000601',
      description:
        'Сколько стоит квартира сегодня: по сделкам рядом, с границами, похожими квартирами и поправками.',
      revenueAccount: 'revenue:real-estate:CostAssessment',
    },
  },
} as const satisfies ProductSeed;
