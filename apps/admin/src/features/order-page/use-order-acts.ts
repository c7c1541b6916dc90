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

type Of<Key extends keyof Acts> = Omit<Acts[Key], 'version'>;

/** What the staff does about an order as it was read; read anew after each act, also after a refusal: somebody may have been faster. */
export function useOrderActs(orderId: string, version: string) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: orderKey(orderId) }));
  return {
    ...state,
    updateOrder: (body: Omit<Of<'update'>, 'OrderID'>) =>
      run(() => api.call('PUT /admin/orders/update_order', { body: { ...body, OrderID: orderId, version } })),
    correct: (body: Of<'correct'>) =>
      run(() => api.call('PUT /admin/order_item/update_order_item', { body: { ...body, version } })),
    sendAgain: (body: Of<'task'>) =>
      run(() => api.call('POST /admin/order_item/send_again', { body: { ...body, version } })),
    attachNumber: (body: Of<'number'>) =>
      run(() => api.call('POST /admin/attach_order', { body: { ...body, version } })),
    answerByHand: (body: Of<'file'>) =>
      run(() => api.call('POST /admin/manual_update', { body: { ...body, version } })),
    attachProduct: (body: Omit<Of<'product'>, 'order_id'>) =>
      run(() => api.call('POST /admin/attach_product', { body: { ...body, order_id: orderId, version } })),
    askNow: () => run(() => api.call('POST /admin/manual_update_auto', { body: { order_ids: [orderId] } })),
  };
}
export type OrderActs = ReturnType<typeof useOrderActs>;

/** The grants of whoever looks. */
export function useGrants() {
  const staff = useSession(staffOf);
  return staff?.grants ?? [];
}
