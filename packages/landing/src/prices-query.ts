import type { ApiClient } from '@proverka/api-client/api-client';
import { productsKey } from '@proverka/api-client/products';
import type { Product } from '@proverka/contract/product';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { queryOptions } from '@proverka/shell-sdk/query';

/** Rubles by product name, as the catalogue has them now. */
export type CataloguePrices = Readonly<Record<string, number>>;

/**
 * Prices and nothing else: what a page has asked for travels in its HTML, and the whole catalogue is forty times as long.
 * Below the catalogue's key, so that both grow stale together when a visitor signs in.
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

/** A catalogue that does not answer soon is not waited for: pages have the listed prices. */
const catalogueMs = 2000;

export async function prefetchPrices(queryClient: PageContext['queryClient'], api: ApiClient): Promise<void> {
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, catalogueMs);
  });
  await Promise.race([queryClient.prefetchQuery(pricesQuery(api)), isLate]);
}
