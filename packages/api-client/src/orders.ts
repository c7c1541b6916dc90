import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const ordersKey = ['orders'] as const;

/** `page` counts from 0; a page holds 20 orders, the API takes 20 × page (specification, section 7). */
export const ordersQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'page', page],
    queryFn: ({ signal }) => api.call('GET /orders', { query: { offset: 20 * page } }, { signal }),
  });

export const orderQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', orderId],
    queryFn: ({ signal }) => api.call('GET /order/{orderId}', { params: { orderId } }, { signal }),
  });
