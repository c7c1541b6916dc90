import type { Money } from '@proverka/words/money';
import type { Transaction } from '#platform/db/transaction.ts';
import { bookTransfer, codeOf } from './ledger.store.ts';

/** The payment of an order that somebody of the staff books by a document. */
export interface OrderPayment {
  readonly proposalId: string;
  readonly orderId: string;
  readonly userId: string;
  readonly amount: Money;
}

/** Under the lock of the owner's accounts. */
export async function bookOrderPayment(
  tx: Transaction,
  { proposalId, orderId, userId, amount }: OrderPayment,
): Promise<void> {
  await bookTransfer(tx, {
    reference: `order-payment:${proposalId}`,
    kind: 'correction',
    from: codeOf.correction,
    to: codeOf.user(userId, 'paid'),
    amount,
    orderId,
  });
}
