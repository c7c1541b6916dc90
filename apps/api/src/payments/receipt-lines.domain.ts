import { kopecks } from '@proverka/validation/money';
import type { ReceiptLine } from './receipt.domain.ts';

interface PricedItem {
  readonly product_name_ru: string;
  /** Kopecks, as the pricing function made them. */
  readonly price: number;
  /** What of it a card pays, where the balance pays too. */
  readonly card_amount: number;
}

// A receipt may hold so many lines (54-FZ, as the provider takes them): a long list is told by product and price.
const MOST_LINES = 50;

/**
 * What a card pays for, as a receipt has it: the lines add up to the order's total, or to `cardAmount` where the balance
 * pays the rest (null: the card pays all). What costs nothing is not on it.
 */
export function receiptLines(cardAmount: number | null, items: readonly PricedItem[]): ReceiptLine[] {
  const charged = items
    .map((item): ReceiptLine => {
      const amount = kopecks(cardAmount === null ? item.price : item.card_amount);
      const isPart = amount < item.price;
      return { title: item.product_name_ru, amount, ...(isPart && { mode: 'partial_prepayment' }) };
    })
    .filter(({ amount }) => amount > 0);
  if (charged.length <= MOST_LINES) return charged;
  const equal = Map.groupBy(charged, ({ title, amount, mode }) => `${title} ${amount} ${mode}`);
  return [...equal.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : { ...first, count: more.length + 1 },
  );
}
