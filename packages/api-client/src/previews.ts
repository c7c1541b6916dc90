import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const previewKey = (id: string) => ['preview', id] as const;

const LOOK_AGAIN_MS = 700;

/** Polls until every source has answered. */
export const previewQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /preview/{id}'>({
    queryKey: previewKey(id),
    queryFn: ({ signal }) => api.call('GET /preview/{id}', { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? LOOK_AGAIN_MS : false),
  });
