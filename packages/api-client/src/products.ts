import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const productsKey = ['products'] as const;

/** Prices depend on the caller, so signing in or out invalidates the list (specification, section 4). */
export const productsQuery = (api: ApiClient, campaign = '') =>
  apiQuery<'GET /products'>({
    queryKey: [...productsKey, 'of-campaign', campaign],
    queryFn: ({ signal }) => api.call('GET /products', { query: { campaign } }, { signal }),
  });
