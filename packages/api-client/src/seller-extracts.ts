import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** `reader`: the price is that of whoever asks. */
export const sellerExtractQuery = (api: ApiClient, id: string, reader: string) =>
  apiQuery<'GET /seller-extract/{id}'>({
    queryKey: ['seller-extract', id, reader],
    queryFn: ({ signal }) => api.call('GET /seller-extract/{id}', { params: { id } }, { signal }),
    retry: false,
  });
