import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** For a signed-in user; `query` is an address or a cadastral number. An unavailable source is refused at once. */
export const saleHistoryQuery = (api: ApiClient, query: string) =>
  apiQuery<'GET /sale_history'>({
    queryKey: ['sale-history', query],
    queryFn: ({ signal }) => api.call('GET /sale_history', { query: { query } }, { signal }),
    staleTime: 10 * 60_000,
    retry: false,
  });
