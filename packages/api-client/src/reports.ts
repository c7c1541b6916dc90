import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const reportKey = (orderItemId: string) => ['report', orderItemId] as const;

export const reportQuery = (api: ApiClient, orderItemId: string) =>
  apiQuery<'GET /report/{order_item_id}'>({
    queryKey: reportKey(orderItemId),
    queryFn: ({ signal }) =>
      api.call('GET /report/{order_item_id}', { params: { order_item_id: orderItemId } }, { signal }),
  });

export const confirmationQuery = (api: ApiClient, number: string) =>
  apiQuery<'GET /confirm/{number}'>({
    queryKey: ['confirmation', number],
    queryFn: ({ signal }) => api.call('GET /confirm/{number}', { params: { number } }, { signal }),
    retry: false,
  });
