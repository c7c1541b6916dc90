/** The page's query, preceded by the products to order. */
export function withProducts(search: URLSearchParams, products: readonly string[]): string {
  const others = [...search].filter(([name]) => name !== 'products');
  const kept = new URLSearchParams(others);
  // Product names are plain words, and a comma is more readable than %2C.
  return [`products=${products.map(encodeURIComponent).join(',')}`, kept.toString()]
    .filter(Boolean)
    .join('&');
}

/** Products to preselect at the checkout. */
export const productsOf = (search: URLSearchParams): readonly string[] =>
  (search.get('products') ?? '').split(',').filter(Boolean);
