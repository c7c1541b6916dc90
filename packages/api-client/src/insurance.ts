import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** Who insures deals; null where insurance is not sold. */
export const insuranceQuery = (api: ApiClient) =>
  apiQuery<'GET /insurance'>({
    queryKey: ['insurance'],
    queryFn: ({ signal }) => api.call('GET /insurance', {}, { signal }),
  });
