import { isAwaitingPayment } from '#fulfilment/order-status.domain.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import { bookOrderPayment } from '#money/order-payment.ts';
import type { OrderPayment } from '#money/order-payment.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { OrderingDeps } from './deps.ts';
import { dueOf } from './payment/request-payment.ts';
import { startPaidOrder } from './start-paid-order.ts';

/** Uses a payment booked by hand: its order starts. One that waits no more, or for another sum, is refused. */
export async function settleByHand(
  deps: OrderingDeps,
  tx: Transaction,
  payment: OrderPayment,
): Promise<Result<true, 'order_not_payable'>> {
  const order = await tx
    .selectFrom('customer_order')
    .select(['id', 'brand', 'kind', 'status', 'total', 'card_amount'])
    .where('id', '=', payment.orderId)
    .where('user_id', '=', payment.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isPayable = order.kind === 'purchase' && isAwaitingPayment(order.status);
  if (!isPayable || dueOf(order) !== payment.amount) return refuse('order_not_payable');
  const accounts = await lockAccounts(tx, payment.userId);
  await bookOrderPayment(tx, payment);
  await startPaidOrder(deps, tx, order, accounts);
  return done(true);
}
