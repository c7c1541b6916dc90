import type { DeskList } from '@proverka/contract/desk-view';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const deskViewsKey = (list: DeskList) => ['desk-views', list] as const;

/** The reader's own views of a list of the desk and those shared with everybody. */
export const deskViewsQuery = (api: ApiClient, list: DeskList) =>
  apiQuery<'GET /admin/views'>({
    queryKey: deskViewsKey(list),
    queryFn: ({ signal }) => api.call('GET /admin/views', { query: { list } }, { signal }),
    retry: false,
  });
