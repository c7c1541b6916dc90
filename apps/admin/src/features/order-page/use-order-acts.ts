import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { staffOf } from '@proverka/shell-sdk/session';
import type { ApiInput } from '@proverka/contract/api';
import { orderKey } from './order-queries.ts';

interface Acts {
  readonly update: ApiInput<'PUT /admin/orders/update_order'>['body'];
  readonly correct: ApiInput<'PUT /admin/order_item/update_order_item'>['body'];
  readonly task: ApiInput<'POST /admin/order_item/send_again'>['body'];
  readonly number: ApiInput<'POST /admin/attach_order'>['body'];
  readonly file: ApiInput<'POST /admin/manual_update'>['body'];
  readonly product: ApiInput<'POST /admin/attach_product'>['body'];
}

/**
 * What the staff does about an order, each act on the `version` its author read. The order is read anew after each act, also after a
 * refusal: somebody may have been faster.
 */
export function useOrderActs(orderId: string, version: string) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: orderKey(orderId) }));
  return {
    ...state,
    /** Of the order as it is on the screen. */
    version,
    updateOrder: (body: Omit<Acts['update'], 'OrderID'>) =>
      run(() => api.call('PUT /admin/orders/update_order', { body: { ...body, OrderID: orderId } })),
    correct: (body: Acts['correct']) =>
      run(() => api.call('PUT /admin/order_item/update_order_item', { body })),
    sendAgain: (body: Acts['task']) => run(() => api.call('POST /admin/order_item/send_again', { body })),
    attachNumber: (body: Acts['number']) => run(() => api.call('POST /admin/attach_order', { body })),
    answerByHand: (body: Acts['file']) => run(() => api.call('POST /admin/manual_update', { body })),
    attachProduct: (body: Omit<Acts['product'], 'order_id'>) =>
      run(() => api.call('POST /admin/attach_product', { body: { ...body, order_id: orderId } })),
    askNow: () => run(() => api.call('POST /admin/manual_update_auto', { body: { order_ids: [orderId] } })),
  };
}
export type OrderActs = ReturnType<typeof useOrderActs>;

/** The grants of whoever looks. */
export function useGrants() {
  const staff = useSession(staffOf);
  return staff?.grants ?? [];
}
