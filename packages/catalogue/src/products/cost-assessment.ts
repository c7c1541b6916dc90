import type { ProductOffer } from '../product.ts';

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
