import { expect, test } from 'vitest';
import { createAnalytics } from './analytics.ts';

const purchase = {
  orderId: 'order-1',
  totalRubles: 998,
  items: [
    { id: 'a', name: 'EgrnObject', priceRubles: 499 },
    { id: 'b', name: 'EgrnRightList', priceRubles: 499 },
  ],
};

test('a purchase is sent to the counter once per order as an e-commerce object', () => {
  const layer: object[] = [];
  const { track } = createAnalytics(layer);
  track({ name: 'purchase', purchase });
  track({ name: 'purchase', purchase });
  expect(layer).toEqual([
    {
      ecommerce: {
        currencyCode: 'RUB',
        purchase: {
          actionField: { id: 'order-1', revenue: 998 },
          products: [
            { id: 'a', name: 'EgrnObject', price: 499, quantity: 1 },
            { id: 'b', name: 'EgrnRightList', price: 499, quantity: 1 },
          ],
        },
      },
    },
  ]);
});

test('other events are sent with their name and data', () => {
  const layer: object[] = [];
  createAnalytics(layer).track({ name: 'search', found: 3 });
  expect(layer).toEqual([{ event: 'search', name: 'search', found: 3 }]);
});
