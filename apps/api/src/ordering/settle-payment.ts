import type { Transaction } from '#platform/db/transaction.ts';
import { bookPayment } from '#money/apply-payment.ts';
import type { SucceededPayment } from '#money/succeeded-payment.ts';
import { isAwaitingPayment } from '#fulfilment/order-status.domain.ts';
import { paymentKeptOnBalance } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { OrderingDeps } from './deps.ts';
import { startPaidOrder } from './start-paid-order.ts';
import { closeTopUp } from './top-up/close-top-up.ts';
import { findReferralBonus, lockPayerAndReferrer } from './top-up/referral-bonus.ts';
import { dueOf } from './payment/request-payment.ts';

/** Uses a received payment: closes a top-up or starts an order; money that fits neither stays on the balance. */
export async function settlePayment(
  deps: OrderingDeps,
  tx: Transaction,
  payment: SucceededPayment,
): Promise<void> {
  const order = await tx
    .selectFrom('customer_order')
    .select(['id', 'brand', 'variant', 'kind', 'status', 'total', 'card_amount'])
    .where('id', '=', payment.orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const bonus = order.kind === 'top_up' ? await findReferralBonus(tx, { ...payment, now: deps.now() }) : null;
  const accounts = await lockPayerAndReferrer(tx, payment.userId, bonus);
  await bookPayment(tx, payment);
  if (order.kind === 'top_up') return closeTopUp(deps, tx, { payment, bonus, now: deps.now() });
  const startsOrder = isAwaitingPayment(order.status) && payment.amount >= dueOf(order);
  if (!startsOrder) return tellKept(deps, tx, payment);
  return startPaidOrder(deps, tx, order, accounts);
}

/** The order is closed, expired or paid already: the money stays on the customer's balance. */
async function tellKept(deps: OrderingDeps, tx: Transaction, payment: SucceededPayment): Promise<void> {
  const person = await tx
    .selectFrom('app_user')
    .select(['email', 'brand'])
    .where('id', '=', payment.userId)
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, {
    reason: `payment-kept:${payment.id}`,
    brand: person.brand,
    recipient: person.email,
    letter: paymentKeptOnBalance(deps.config.publicUrls[person.brand], payment.amount),
  });
}
