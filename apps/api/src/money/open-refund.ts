import type { Money } from '@proverka/words/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { bookTransfer, codeOf } from './ledger.store.ts';
import { columnsOf } from './payments/refund-cause.domain.ts';
import type { RefundCause } from './payments/refund-cause.domain.ts';

export const refundReference = (refundId: string): string => `refund:${refundId}`;

interface NewRefund {
  readonly userId: string;
  /** Of the payment. */
  readonly orderId: string;
  readonly paymentId: string;
  readonly amount: Money;
  readonly reason: string;
  readonly cause: RefundCause;
}

/**
 * Takes the sum from the user's own money, keeps it on the hold account until the provider has refunded it, and asks the
 * provider. Runs under the lock of the user's accounts; a trigger keeps all refunds of a payment within it.
 */
export async function openRefund(deps: MoneyDeps, tx: Transaction, refund: NewRefund): Promise<void> {
  const { userId, orderId, paymentId, amount, reason, cause } = refund;
  const id = deps.newId();
  const columns = columnsOf(cause);
  await tx
    .insertInto('refund')
    .values({
      ...columns,
      id,
      payment_id: paymentId,
      order_id: orderId,
      provider_id: null,
      status: 'creating',
      amount,
      reason,
      created_at: deps.now(),
      final_at: null,
    })
    .execute();
  await bookTransfer(tx, {
    reference: refundReference(id),
    kind: 'refund',
    from: codeOf.user(userId, 'paid'),
    to: codeOf.provider,
    via: codeOf.user(userId, 'hold'),
    amount,
    orderId,
    ...(columns.item_id !== null && { itemId: columns.item_id }),
    paymentId,
  });
  await deps.enqueue(tx, 'refund.send', [{ refundId: id }]);
}
