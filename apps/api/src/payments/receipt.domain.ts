import type { Money } from '@proverka/validation/money';
import { kopecks } from '@proverka/validation/money';
import { amountOf } from './amount.domain.ts';

export interface ReceiptLine {
  readonly title: string;
  /** Of one. */
  readonly amount: Money;
  /** How many of them; one unless told. */
  readonly count?: number;
}

export type PaymentMode = 'full_prepayment' | 'full_payment';

/** 54-FZ: what was sold, for how much, with which VAT, and where the receipt goes. */
export function receiptOf(
  email: string,
  lines: readonly ReceiptLine[],
  mode: PaymentMode,
  vatCode: number,
): object {
  return {
    customer: { email },
    items: lines.map(({ title, amount, count = 1 }) => ({
      description: title.slice(0, 128),
      quantity: count.toFixed(2),
      amount: amountOf(amount),
      vat_code: vatCode,
      payment_mode: mode,
      payment_subject: 'service',
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

// A receipt may hold so many lines (54-FZ, as the provider takes them): a long list is told by product and price.
const MOST_LINES = 50;

interface PricedItem {
  readonly product_name_ru: string;
  /** Kopecks. */
  readonly price: number;
}

/** What the pricing function made of each item, as a receipt has it; what costs nothing is not on it. */
export function receiptLines(items: readonly PricedItem[]): ReceiptLine[] {
  const charged = items
    .filter(({ price }) => price > 0)
    .map(({ product_name_ru: title, price }) => ({ title, amount: kopecks(price) }));
  if (charged.length <= MOST_LINES) return charged;
  const equal = Map.groupBy(charged, ({ title, amount }) => `${title} ${amount}`);
  return [...equal.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : { ...first, count: more.length + 1 },
  );
}
