import type { Product } from '@proverka/contract/product';

/**
 * Section 9, for the extract about an object: by how many per cent, rounded up, the price of everybody exceeds the visitor's; 0
 * when it does not. It follows the price that is shown, so that a campaign counts too.
 */
export function sellPercentOf({
  product_name: name,
  product_price: price,
  price_breakdown: breakdown,
}: Pick<Product, 'product_name' | 'product_price' | 'price_breakdown'>): number {
  const list = breakdown?.list ?? price;
  if (name !== 'EgrnObject' || price <= 0 || list <= price) return 0;
  // In kopecks, so that 10.000000001 does not become 11.
  const [whole, own] = [Math.round(list * 100), Math.round(price * 100)];
  return Math.ceil(((whole - own) * 100) / own);
}
