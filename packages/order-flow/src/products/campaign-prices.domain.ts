import type { Product } from '@proverka/contract/product';

/** What a campaign makes cheaper, by the list that names it; everything else as it was. */
export function withCampaign(products: readonly Product[], named: readonly Product[]): readonly Product[] {
  const reduced = new Map(
    named.flatMap((product) => (isByCampaign(product) ? [[product.product_id, product] as const] : [])),
  );
  return products.map((product) => {
    const { product_price, price_breakdown } = reduced.get(product.product_id) ?? product;
    return price_breakdown && product_price < product.product_price
      ? { ...product, product_price, price_breakdown }
      : product;
  });
}

const isByCampaign = ({ price_breakdown }: Product): boolean =>
  price_breakdown?.parts.some(({ kind }) => kind === 'campaign') ?? false;

/** What an order names so that the campaign's price on the page is the one it is charged. */
export const campaignCode = (product: Product): string | null =>
  isByCampaign(product) ? (product.price_breakdown?.code ?? null) : null;
