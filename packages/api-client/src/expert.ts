import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const expertKey = ['expert'] as const;

/** For users with the setting `ai_report`; refused as `forbidden` to others. */
export const conclusionsQuery = (api: ApiClient) =>
  apiQuery<'GET /expert'>({
    queryKey: [...expertKey, 'list'],
    queryFn: ({ signal }) => api.call('GET /expert', {}, { signal }),
  });

const LOOK_AGAIN_MS = 5000;

/** Polls until it is written. */
export const conclusionQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /expert/{conclusion_id}'>({
    queryKey: [...expertKey, 'one', id],
    queryFn: ({ signal }) =>
      api.call('GET /expert/{conclusion_id}', { params: { conclusion_id: id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? LOOK_AGAIN_MS : false),
  });
