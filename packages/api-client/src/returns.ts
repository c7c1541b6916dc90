import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** What of an order's items can go back, and what did. */
export const orderReturnsQuery = (api: ApiClient, orderId: string) =>
  apiQuery<'GET /admin/orders/{order_id}/returns'>({
    queryKey: ['order-returns', orderId],
    queryFn: ({ signal }) =>
      api.call('GET /admin/orders/{order_id}/returns', { params: { order_id: orderId } }, { signal }),
    retry: false,
  });

/** What of an account's unspent advance can go back, and what did. */
export const advanceQuery = (api: ApiClient, personId: string) =>
  apiQuery<'GET /admin/money/advances/{person_id}'>({
    queryKey: ['advance', personId],
    queryFn: ({ signal }) =>
      api.call('GET /admin/money/advances/{person_id}', { params: { person_id: personId } }, { signal }),
    retry: false,
  });
