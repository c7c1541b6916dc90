import { itemStatuses } from '@proverka/contract/order-list';
import { isItemFinal } from '../item-status.domain.ts';
import { moveOrder } from '../move-order.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from '../deps.ts';

/** Closes an order after the last of its items has ended, and notifies the rooms above. */
export async function closeOrder(
  deps: Pick<FulfilmentDeps, 'onOrderClosed' | 'now'>,
  tx: Transaction,
  orderId: string,
): Promise<void> {
  const open = await tx
    .selectFrom('order_item')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'not in', itemStatuses.filter(isItemFinal))
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) return;
  if (await moveOrder(tx, orderId, 'finished', deps.now())) await deps.onOrderClosed(tx, orderId);
}
