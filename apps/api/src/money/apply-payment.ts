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
 * Applies a payment as read from the provider, never as a notification claimed it. Idempotent: the payment's row is locked,
 * final payments are left alone, and the transfer's reference is unique.
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

/** Stores the provider's id of a payment whose creation was never answered. */
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

/** Credits a payment to its payer once, under the lock of the payer's accounts. */
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
