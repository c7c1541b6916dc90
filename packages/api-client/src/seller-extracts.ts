import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

/** `reader`: the price is that of whoever asks. */
export const sellerExtractQuery = (api: ApiClient, id: string, reader: string) =>
  queryOptions({
    queryKey: ['seller-extract', id, reader],
    queryFn: ({ signal }) => api.call('GET /seller-extract/{id}', { params: { id } }, { signal }),
    retry: false,
  });
