import type { OrderingDeps } from '../deps.ts';
import { checkPayment } from '#money/check-payment.ts';
import { findLatestPayment } from '#money/payment.store.ts';
import type { PaymentRow } from '#money/payment.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { isAwaitingPayment, isPaid } from '#fulfilment/order-status.domain.ts';
import { declineWords } from '@proverka/words/decline-words';
import { findOrder } from '#fulfilment/order.store.ts';

/** Pages poll this often; the provider is asked about a payment no more often than this. */
const ASK_EVERY_MS = 2000;

export async function checkOrderPaid(
  deps: OrderingDeps,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<Result<{ is_order_paid: boolean; decline?: string }, 'order_not_found'>> {
  const order = await findOrder(deps.db, orderId);
  if (order === undefined || order.user_id !== userId) return refuse('order_not_found');
  if (isAwaitingPayment(order.status)) {
    const payment = await findLatestPayment(deps.db, orderId);
    if (payment !== undefined && (await claimCheck(deps, payment)) && (await checkPayment(deps, payment))) {
      const checked = await findOrder(deps.db, orderId);
      if (checked !== undefined && isPaid(checked.status)) return done({ is_order_paid: true });
    }
    // Read anew: it may have ended by now, by this call or by another one.
    const last = await findLatestPayment(deps.db, orderId);
    const reason = last?.status === 'canceled' ? last.decline : null;
    const decline = reason === null ? null : declineWords(reason);
    return done({ is_order_paid: false, ...(decline !== null && { decline }) });
  }
  return done({ is_order_paid: isPaid(order.status) });
}

/** True for one caller every two seconds, across all servers. */
async function claimCheck(deps: OrderingDeps, payment: PaymentRow): Promise<boolean> {
  const now = deps.now();
  const claimed = await deps.db
    .updateTable('payment')
    .set({ checked_at: now })
    .where('id', '=', payment.id)
    .where('status', 'in', ['pending', 'waiting_for_capture', 'creating'])
    .where((row) =>
      row.or([row('checked_at', 'is', null), row('checked_at', '<', new Date(now.getTime() - ASK_EVERY_MS))]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
