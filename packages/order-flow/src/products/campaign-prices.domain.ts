import type { Product } from '@proverka/contract/product';

/** The parts of a product that determine its price. */
export type Priced = Pick<Product, 'product_id' | 'product_price' | 'price_breakdown'>;

/** Replaces the products a campaign makes cheaper; returns the same list when there are none. */
export function withCampaign<T extends Priced>(
  products: readonly T[],
  named: readonly Product[],
): readonly T[] {
  const reduced = new Map(
    named.flatMap((product) => (isByCampaign(product) ? [[product.product_id, product] as const] : [])),
  );
  if (reduced.size === 0) return products;
  return products.map((product) => {
    const { product_price, price_breakdown } = reduced.get(product.product_id) ?? product;
    return price_breakdown && product_price < product.product_price
      ? { ...product, product_price, price_breakdown }
      : product;
  });
}

const isByCampaign = ({ price_breakdown }: Priced): boolean =>
  price_breakdown?.parts.some(({ kind }) => kind === 'campaign') ?? false;

/** The `code` of an order item, so that it is charged at the campaign's price. */
export const campaignCode = (product: Product): string | null =>
  isByCampaign(product) ? (product.price_breakdown?.code ?? null) : null;
