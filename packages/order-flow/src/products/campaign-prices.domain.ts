import type { Product } from '@proverka/contract/product';

/** Of a product what its price is made of. */
export type Priced = Pick<Product, 'product_id' | 'product_price' | 'price_breakdown'>;

/** What a campaign makes cheaper, by the list that names it; everything else, and a list without any such, as it was. */
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

/** What an order names so that the campaign's price on the page is the one it is charged. */
export const campaignCode = (product: Product): string | null =>
  isByCampaign(product) ? (product.price_breakdown?.code ?? null) : null;
