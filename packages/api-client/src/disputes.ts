import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const disputesKey = ['disputes'] as const;

export const disputeQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/disputes/{dispute_id}'>({
    queryKey: [...disputesKey, id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/disputes/{dispute_id}', { params: { dispute_id: id } }, { signal }),
    retry: false,
  });
