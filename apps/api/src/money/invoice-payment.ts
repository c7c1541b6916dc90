import type { BrandId } from '@proverka/brand/host';
import type { Money } from '@proverka/words/money';
import type { Transaction } from '#platform/db/transaction.ts';
import { bookTransfer, codeOf } from './ledger.store.ts';

/** Money the bank brought for an invoice. */
export interface InvoicePayment {
  readonly lineId: string;
  /** Our account it came to. */
  readonly account: string;
  readonly amount: Money;
  /** What came for the invoice so far, this payment included. */
  readonly received: Money;
  readonly invoiceNumber: string;
  readonly brand: BrandId;
  /** null for a top-up without an order. */
  readonly orderId: string | null;
  readonly userId: string;
}

/** Under the lock of the payer's accounts. */
export async function bookInvoicePayment(tx: Transaction, payment: InvoicePayment): Promise<void> {
  await bookTransfer(tx, {
    reference: `bank-line:${payment.lineId}`,
    kind: 'payment',
    from: codeOf.bank(payment.account),
    to: codeOf.user(payment.userId, 'paid'),
    amount: payment.amount,
    ...(payment.orderId !== null && { orderId: payment.orderId }),
  });
}
