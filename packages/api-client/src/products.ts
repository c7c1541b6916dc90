import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const productsKey = ['products'] as const;

/** Prices depend on the caller, so signing in or out invalidates the list (specification, section 4). */
export const productsQuery = (api: ApiClient, campaign = '') =>
  queryOptions({
    queryKey: [...productsKey, 'of-campaign', campaign],
    queryFn: ({ signal }) => api.call('GET /products', { query: { campaign } }, { signal }),
  });
