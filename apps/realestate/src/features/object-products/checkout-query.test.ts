import { expect, test } from 'vitest';
import { productsOf, withProducts } from './checkout-query.domain.ts';

test('the page’s query goes on to the checkout, with the products in front', () => {
  const search = new URLSearchParams('utm_source=образец&products=Old');
  const query = withProducts(search, ['EgrnObject', 'EgrnRightList']);
  expect(query).toMatch(/^products=EgrnObject,EgrnRightList&utm_source=/);
  expect(productsOf(new URLSearchParams(query))).toEqual(['EgrnObject', 'EgrnRightList']);
  expect(new URLSearchParams(query).get('utm_source')).toBe('образец');
});

test('no products, no names', () => {
  expect(productsOf(new URLSearchParams('products='))).toEqual([]);
  expect(productsOf(new URLSearchParams(''))).toEqual([]);
});
