import { add } from '@proverka/validation/money';
import { publicUrlOf } from '#platform/public-url.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { bookInvoicePayment } from '#money/invoice-payment.ts';
import type { InvoicePayment } from '#money/invoice-payment.ts';
import { isAwaitingPayment } from '#fulfilment/order-status.domain.ts';
import type { OrderingDeps } from './deps.ts';
import { invoicePaid, invoicePaidInPart, paymentKeptOnBalance } from './letters.domain.ts';
import { dueOf } from './payment/request-payment.ts';
import { startPaidOrder } from './start-paid-order.ts';
import { closeTopUp } from './top-up/close-top-up.ts';
import { findReferralBonus, lockPayerAndReferrer } from './top-up/referral-bonus.ts';

/**
 * Uses money that the bank brought for an invoice: a top-up reaches the balance; an order starts once what came for its invoice
 * covers it. What is more, or comes too late, stays on the balance as an advance.
 */
export async function settleInvoice(
  deps: OrderingDeps,
  tx: Transaction,
  payment: InvoicePayment,
): Promise<void> {
  const order = payment.orderId === null ? null : await lockOrder(tx, payment.orderId);
  const isTopUp = order === null || order.kind === 'top_up';
  const bonus = isTopUp ? await findReferralBonus(tx, { ...payment, now: deps.now() }) : null;
  const accounts = await lockPayerAndReferrer(tx, payment.userId, bonus);
  await bookInvoicePayment(tx, payment);
  if (isTopUp) {
    const received = { ...payment, id: payment.lineId };
    return closeTopUp(deps, tx, { payment: received, bonus, now: deps.now() });
  }
  const site = publicUrlOf(deps.config, order);
  if (!isAwaitingPayment(order.status)) {
    return write(deps, tx, payment, paymentKeptOnBalance(site, payment.amount));
  }
  const due = dueOf(order);
  const own = add(accounts.balances.paid, payment.amount);
  if (payment.received < due || own < due) {
    return write(deps, tx, payment, invoicePaidInPart(site, payment, due));
  }
  await startPaidOrder(deps, tx, order, accounts);
  return write(deps, tx, payment, invoicePaid(site, payment));
}

const lockOrder = (tx: Transaction, orderId: string) =>
  tx
    .selectFrom('customer_order')
    .select(['id', 'brand', 'variant', 'kind', 'status', 'total', 'card_amount'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();

async function write(
  deps: OrderingDeps,
  tx: Transaction,
  { lineId, userId, brand }: InvoicePayment,
  letter: Letter,
): Promise<void> {
  const { email } = await tx
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, { reason: `bank-line:${lineId}`, brand, recipient: email, letter });
}
