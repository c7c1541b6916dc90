import { expect, test } from 'vitest';
import { sellPercentOf } from './sell-percent.domain.ts';

const shown = (price: number, list: number, name = 'EgrnObject') => ({
  product_name: name,
  product_price: price,
  price_breakdown: { total: price, list, parts: [], code: null },
});

test.each([
  [450, 499, 11],
  [499, 499, 0],
  [100, 110, 10],
  [99.99, 100, 1],
  [0, 499, 0],
])('an extract at %d ₽ instead of %d ₽: %d per cent', (price, list, percent) => {
  expect(sellPercentOf(shown(price, list))).toBe(percent);
});

test('only the extract about an object is compared', () => {
  expect(sellPercentOf(shown(450, 499, 'EgrnRightList'))).toBe(0);
});
