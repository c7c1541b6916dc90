/** The page's own query, with the products to order in front. */
export function withProducts(search: URLSearchParams, products: readonly string[]): string {
  const others = [...search].filter(([name]) => name !== 'products');
  const kept = new URLSearchParams(others);
  // Names of products are plain words; a comma reads better than %2C in an address.
  return [`products=${products.map(encodeURIComponent).join(',')}`, kept.toString()]
    .filter(Boolean)
    .join('&');
}

/** Names the checkout is asked to tick. */
export const productsOf = (search: URLSearchParams): readonly string[] =>
  (search.get('products') ?? '').split(',').filter(Boolean);
