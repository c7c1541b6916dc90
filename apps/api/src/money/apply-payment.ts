import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { bookTransfer, codeOf } from './ledger.store.ts';
import { confirmationColumns, lockPayment, savePaymentFinal } from './payment.store.ts';
import type { PaymentRow } from './payment.store.ts';
import type { SucceededPayment } from './succeeded-payment.ts';
import type { ProviderPayment } from './payments/yookassa.ts';

export type Applied = 'applied' | 'already_final' | 'still_open' | 'gone';

/**
 * Applies what the provider said when the payment was read from it, never what a notification claimed. Twice does
 * nothing: the payment's row is locked and final payments are left alone, and the transfer's reference is unique.
 */
export function applyPayment(deps: MoneyDeps, paymentId: string, remote: ProviderPayment): Promise<Applied> {
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined) return 'gone';
    if (payment.status === 'succeeded' || payment.status === 'canceled') return 'already_final';
    const now = deps.now();
    if (remote.status === 'canceled') {
      await savePaymentFinal(tx, payment.id, remote, 'canceled', now);
      return 'applied';
    }
    if (remote.status !== 'succeeded') {
      await adopt(tx, payment, remote);
      return 'still_open';
    }
    await savePaymentFinal(tx, payment.id, remote, 'succeeded', now);
    const { id, order_id: orderId, user_id: userId } = payment;
    await deps.onPaymentSucceeded(tx, { id, orderId, userId, amount: remote.amount });
    return 'applied';
  });
}

/** A payment whose creation was never answered becomes known by being found. */
async function adopt(tx: Transaction, payment: PaymentRow, remote: ProviderPayment): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      provider_id: remote.id,
      status: remote.status === 'waiting_for_capture' ? 'waiting_for_capture' : 'pending',
      ...confirmationColumns(remote),
    })
    .where('id', '=', payment.id)
    .execute();
}

/** Credits a payment to its payer, under the lock of the payer's accounts; once, whoever tries again. */
export async function bookPayment(
  tx: Transaction,
  { id, orderId, userId, amount }: SucceededPayment,
): Promise<void> {
  await bookTransfer(tx, {
    reference: `payment:${id}`,
    kind: 'payment',
    from: codeOf.provider,
    to: codeOf.user(userId, 'paid'),
    amount,
    orderId,
    paymentId: id,
  });
}
