import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { productsKey, productsQuery } from './products.ts';

const api = createApiClient({ baseUrl: 'http://api.test' });

test("the catalogue of a campaign has a cache key of its own, whatever the campaign's name", () => {
  const { queryKey } = productsQuery(api, 'prices');
  expect(hashKey(queryKey)).not.toBe(hashKey([...productsKey, 'prices']));
  expect(queryKey).not.toEqual(productsQuery(api, 'all').queryKey);
  expect(queryKey).not.toEqual(productsQuery(api).queryKey);
});

test('all catalogues are invalidated together when prices change', () => {
  expect(productsQuery(api, 'autumn').queryKey.slice(0, 1)).toEqual(productsKey);
});
