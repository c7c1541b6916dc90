import type { ApiClient } from '@proverka/api-client/api-client';
import { queryOptions } from '@proverka/shell-sdk/query';

const MOST_ITEMS = 100;

export const orderKey = (orderId: string) => ['desk-order', orderId] as const;

export const orderQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(orderId), 'order'],
    queryFn: ({ signal }) =>
      api.call('GET /admin/orders/{order_id}', { params: { order_id: orderId } }, { signal }),
    retry: false,
  });

/** The items of an order with their tasks, for whoever works on them. */
export const workQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(orderId), 'work'],
    queryFn: async ({ signal }) => {
      const body = { order_id: orderId, limit: MOST_ITEMS };
      const { items } = await api.call('POST /admin/order_item/list', { body }, { signal });
      if (items.length === 0) return { items, tasks: [] };
      const order_item_ids = items.map(({ order_item_id: id }) => id);
      const { tasks } = await api.call('POST /task_handler/list', { body: { order_item_ids } }, { signal });
      return { items, tasks };
    },
    retry: false,
  });

export const filesQuery = (api: ApiClient, orderId: string, itemId: string) =>
  queryOptions({
    queryKey: [...orderKey(orderId), 'files', itemId],
    queryFn: ({ signal }) =>
      api.call('GET /admin/order_item/downloads', { query: { order_item_id: itemId } }, { signal }),
    retry: false,
  });
