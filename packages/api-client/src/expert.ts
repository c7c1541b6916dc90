import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const expertKey = ['expert'] as const;

/**
 * For users with the setting `ai_report`; refused as `forbidden` to others. `report`: the report one comes from, which is named
 * even where it is not among the latest.
 */
export const conclusionsQuery = (api: ApiClient, report?: string) =>
  apiQuery<'GET /expert'>({
    queryKey: [...expertKey, 'list', report ?? ''],
    queryFn: ({ signal }) =>
      api.call('GET /expert', { query: report === undefined ? {} : { report } }, { signal }),
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
