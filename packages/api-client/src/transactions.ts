import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const transactionsKey = ['transactions'] as const;

/** `page` counts from 0; a page has 20 transactions (specification, section 7: offset = page × limit). */
export const transactionsQuery = (api: ApiClient, page: number) =>
  apiQuery<'GET /transaction'>({
    queryKey: [...transactionsKey, page],
    queryFn: ({ signal }) => api.call('GET /transaction', { query: { offset: 20 * page } }, { signal }),
  });
