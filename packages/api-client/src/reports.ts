import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const reportKey = (orderItemId: string) => ['report', orderItemId] as const;

export const reportQuery = (api: ApiClient, orderItemId: string) =>
  queryOptions({
    queryKey: reportKey(orderItemId),
    queryFn: ({ signal }) =>
      api.call('GET /report/{order_item_id}', { params: { order_item_id: orderItemId } }, { signal }),
  });

export const confirmationQuery = (api: ApiClient, number: string) =>
  queryOptions({
    queryKey: ['confirmation', number],
    queryFn: ({ signal }) => api.call('GET /confirm/{number}', { params: { number } }, { signal }),
    retry: false,
  });
