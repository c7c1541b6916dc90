import type { Level } from '@proverka/contract/finding';
import type { OrderFilter } from '@proverka/contract/order-list';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const ordersKey = ['orders'] as const;

export interface OrdersQuery {
  /** Counts from 0; a page has 20 orders. */
  readonly page: number;
  readonly query?: string;
  readonly status?: OrderFilter;
  readonly product?: string;
  readonly verdict?: Level;
  /** ISO days, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** The API takes 20 × page (specification, section 7); empty filters are dropped. */
export const ordersQuery = (api: ApiClient, { page, from, to, ...filters }: OrdersQuery) =>
  apiQuery<'GET /orders'>({
    queryKey: [...ordersKey, 'page', page, { from, to, ...filters }],
    queryFn: ({ signal }) =>
      api.call(
        'GET /orders',
        { query: { offset: 20 * page, ...filters, 'date-from': from, 'date-to': to } },
        { signal },
      ),
  });

/** Counts for filters and the account's first page. */
export const ordersSummaryQuery = (api: ApiClient) =>
  apiQuery<'GET /orders/summary'>({
    queryKey: [...ordersKey, 'summary'],
    queryFn: ({ signal }) => api.call('GET /orders/summary', {}, { signal }),
  });

export const orderQuery = (api: ApiClient, orderId: string) =>
  apiQuery<'GET /order/{orderId}'>({
    queryKey: [...ordersKey, 'one', orderId],
    queryFn: ({ signal }) => api.call('GET /order/{orderId}', { params: { orderId } }, { signal }),
  });
