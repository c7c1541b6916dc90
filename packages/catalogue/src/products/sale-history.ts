import type { ProductOffer } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'SaleHistory',
  subject: 'object',
  on: {
    'real-estate': {
      title: 'История продаж в доме',
      summary: 'По каким ценам продавались квартиры в этом доме. Для тех, кто вошёл.',
      path: '/sale-history/',
      priceRub: 0,
      time: 'instant',
      badge: 'new',
      group: 'market',
      place: 20,
    },
  },
} as const satisfies ProductOffer;
