import { productFixture } from '@proverka/contract/product.fixtures';
import type { Coupon } from '@proverka/contract/coupon';
import type { Product } from '@proverka/contract/product';

const breakdown = (list: number, total: number, title: string) => ({
  list,
  total,
  code: null,
  parts: [
    { kind: 'base' as const, title: 'Базовая цена', amount: list },
    ...(total < list ? [{ kind: 'coupon' as const, title, amount: total - list }] : []),
  ],
});

/** Invented products and coupons for tests. */
export const productAt = (price: number, name: string, title = name): Product =>
  productFixture({
    product_id: `id-${name}`,
    product_name: name,
    product_name_ru: title,
    product_price: price,
    price_breakdown: breakdown(price, price, ''),
    metadata: { contents: [], expected: { p50: 60, p95: 600, measured: true } },
  });

export const couponFor = (
  prices: readonly (readonly [Product, number])[],
  uses_left: number | null = null,
): Coupon => ({
  coupon_id: 'coupon-1',
  code: 'spring',
  title: 'Весенний купон',
  uses_left,
  products: prices.map(([{ product_id, product_name, product_price }, price]) => ({
    product_id,
    product_name,
    discount: product_price - price,
    price,
    price_breakdown: breakdown(product_price, price, 'Весенний купон'),
  })),
});
