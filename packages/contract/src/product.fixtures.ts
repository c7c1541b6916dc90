import type { Product } from './product.ts';

/** An extract of 499 rubles, as returned by the catalogue. */
export const productFixture = (more: Partial<Product> = {}): Product => ({
  product_id: 'p-1',
  product_name: 'EgrnObject',
  product_name_ru: 'Выписка об объекте',
  product_description: '',
  product_price: 499,
  created_date: '2026-09-01T00:00:00Z',
  data: {},
  metadata: { contents: [], expected: { p50: 1800, p95: 7200, measured: true } },
  price_components: [],
  coupons: [],
  ...more,
});
