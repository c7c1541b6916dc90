import type { Money } from '@proverka/words/money';
import { amountOf } from './amount.domain.ts';

export interface ReceiptLine {
  readonly title: string;
  /** Of one. */
  readonly amount: Money;
  /** How many of them; one unless told. */
  readonly count?: number;
  /** Of this line, where it differs from the others. */
  readonly mode?: PaymentMode;
}

/** `advance`: for services not named yet; a part of a service that the balance pays too is `partial_prepayment`. */
export type PaymentMode = 'advance' | 'partial_prepayment' | 'full_prepayment' | 'full_payment';

/** 54-FZ: what was sold, for how much, with which VAT, and where the receipt goes. */
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
