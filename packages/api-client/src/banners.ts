import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const bannersKey = ['banners'] as const;

/** Banners of both brands for the staff. */
export const bannersQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/banners'>({
    queryKey: bannersKey,
    queryFn: ({ signal }) => api.call('GET /admin/banners', {}, { signal }),
    retry: false,
  });
