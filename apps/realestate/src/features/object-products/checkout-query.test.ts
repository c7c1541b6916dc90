import { expect, test } from 'vitest';
import { productsOf, withProducts } from './checkout-query.domain.ts';

test("the page's query is passed to the checkout after the products", () => {
  const search = new URLSearchParams('utm_source=образец&products=Old');
  const query = withProducts(search, ['EgrnObject', 'EgrnRightList']);
  expect(query).toMatch(/^products=EgrnObject,EgrnRightList&utm_source=/);
  expect(productsOf(new URLSearchParams(query))).toEqual(['EgrnObject', 'EgrnRightList']);
  expect(new URLSearchParams(query).get('utm_source')).toBe('образец');
});

test('a checkout query without products names none', () => {
  expect(productsOf(new URLSearchParams('products='))).toEqual([]);
  expect(productsOf(new URLSearchParams(''))).toEqual([]);
});
