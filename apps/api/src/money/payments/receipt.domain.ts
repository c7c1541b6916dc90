import type { Money } from '@proverka/words/money';
import { amountOf } from './amount.domain.ts';

export interface ReceiptLine {
  readonly title: string;
  /** The price of one unit. */
  readonly amount: Money;
  /** The number of units; one by default. */
  readonly count?: number;
  /** The VAT code of this line when it differs from the others. */
  readonly mode?: PaymentMode;
}

/** `advance`: for services not chosen yet; the card's part of a service the balance pays too is `partial_prepayment`. */
export type PaymentMode = 'advance' | 'partial_prepayment' | 'full_prepayment' | 'full_payment';

/** 54-FZ: what was sold, at what price, with which VAT, and where the receipt is sent. */
export function receiptOf(
  email: string,
  lines: readonly ReceiptLine[],
  mode: PaymentMode,
  vatCode: number,
): object {
  return {
    customer: { email },
    items: lines.map(({ title, amount, count = 1, mode: own = mode }) => ({
      description: title.slice(0, 128),
      quantity: count.toFixed(2),
      amount: amountOf(amount),
      vat_code: vatCode,
      payment_mode: own,
      payment_subject: own === 'advance' ? 'payment' : 'service',
    })),
  };
}

/** The second receipt, at delivery: the prepayment is set off against the service. */
export function deliveryReceiptOf(
  paymentId: string,
  email: string,
  line: ReceiptLine,
  vatCode: number,
): object {
  return {
    type: 'payment',
    payment_id: paymentId,
    send: true,
    ...receiptOf(email, [line], 'full_payment', vatCode),
    settlements: [{ type: 'prepayment', amount: amountOf(line.amount) }],
  };
}
