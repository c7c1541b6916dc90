import type { Level } from '@proverka/contract/finding';
import type { ItemStatus } from '@proverka/contract/order-list';
import type { Batch, BatchResultOrder } from '@proverka/contract/wholesale';
import { batchPageSize, batchResultsPageSize } from '@proverka/contract/wholesale-limits';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const wholesaleKey = ['wholesale'] as const;

/** `page` counts from 0; twenty lists a page, the newest first. */
export const batchesQuery = (api: ApiClient, page = 0) =>
  apiQuery<'GET /wholesale'>({
    queryKey: [...wholesaleKey, 'list', page],
    queryFn: ({ signal }) =>
      api.call('GET /wholesale', { query: { offset: batchPageSize * page } }, { signal }),
  });

export const batchKey = (id: string) => [...wholesaleKey, 'one', id] as const;

const LOOK_AGAIN_MS = 1500;
const LOOK_AT_ROWS_MS = 4000;

/** Polls while the rows are being checked. */
export const batchQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /wholesale/{batch_id}'>({
    queryKey: batchKey(id),
    queryFn: ({ signal }) => api.call('GET /wholesale/{batch_id}', { params: { batch_id: id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'running' || state.data?.state === 'awaiting_payment' ? LOOK_AGAIN_MS : false,
  });

/**
 * `page` counts from 0, fifty rows each. The rows are fetched again when the batch's counts change, and now and then while it is
 * being checked, because a row may tell a level before its status changes.
 */
export const batchResultsQuery = (
  api: ApiClient,
  id: string,
  {
    page,
    only,
    order,
    batch: { counts, state: batchState },
  }: {
    page: number;
    only: { level?: Level; status?: ItemStatus };
    order: BatchResultOrder;
    batch: Pick<Batch, 'counts' | 'state'>;
  },
) =>
  apiQuery<'GET /wholesale/{batch_id}/results'>({
    queryKey: [...batchKey(id), 'results', page, only, order, counts],
    queryFn: ({ signal }) =>
      api.call(
        'GET /wholesale/{batch_id}/results',
        { params: { batch_id: id }, query: { offset: batchResultsPageSize * page, order, ...only } },
        { signal },
      ),
    refetchInterval: batchState === 'running' ? LOOK_AT_ROWS_MS : false,
  });
