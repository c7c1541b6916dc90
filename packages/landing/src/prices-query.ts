import type { ApiClient } from '@proverka/api-client/api-client';
import { productsKey } from '@proverka/api-client/products';
import type { Product } from '@proverka/contract/product';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { queryOptions } from '@proverka/shell-sdk/query';

/** Current rubles by product name, from the catalogue. */
export type CataloguePrices = Readonly<Record<string, number>>;

/**
 * Only the prices, because query data is embedded in the page's HTML and the whole catalogue is forty times as long. The key
 * extends the catalogue's, so that both are invalidated when a visitor signs in.
 */
export const pricesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...productsKey, 'prices'],
    queryFn: async ({ signal }): Promise<CataloguePrices> => {
      const products = await api.call('GET /products', { query: { campaign: '' } }, { signal });
      return pricesOf(products);
    },
  });

export const pricesOf = (products: readonly Product[]): CataloguePrices =>
  Object.fromEntries(products.map(({ product_name, product_price }) => [product_name, product_price]));

/** The time limit for the catalogue; a page shows the listed prices without it. */
const catalogueMs = 2000;

export async function prefetchPrices(queryClient: PageContext['queryClient'], api: ApiClient): Promise<void> {
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, catalogueMs);
  });
  await Promise.race([queryClient.prefetchQuery(pricesQuery(api)), isLate]);
}
