import type { DisputeList } from '@proverka/contract/dispute';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const disputesKey = ['disputes'] as const;

/** Disputes for the staff; `page` counts from zero. Refused as `forbidden` to others. */
export const disputesQuery = (api: ApiClient, list: DisputeList, page: number) =>
  apiQuery<'GET /admin/disputes'>({
    queryKey: [...disputesKey, list, page],
    queryFn: ({ signal }) => api.call('GET /admin/disputes', { query: { list, page } }, { signal }),
  });

export const disputeQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/disputes/{dispute_id}'>({
    queryKey: [...disputesKey, id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/disputes/{dispute_id}', { params: { dispute_id: id } }, { signal }),
    retry: false,
  });
