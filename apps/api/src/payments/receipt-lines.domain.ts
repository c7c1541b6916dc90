import { kopecks } from '@proverka/validation/money';
import type { ReceiptLine } from './receipt.domain.ts';

interface PricedItem {
  readonly product_name_ru: string;
  /** Kopecks, as the pricing function made them. */
  readonly price: number;
}

// A receipt may hold so many lines (54-FZ, as the provider takes them): a long list is told by product and price.
const MOST_LINES = 50;

/** What was ordered, as a receipt has it: the lines add up to the order's total; what costs nothing is not on it. */
export function receiptLines(items: readonly PricedItem[]): ReceiptLine[] {
  const charged = items
    .filter(({ price }) => price > 0)
    .map(({ product_name_ru: title, price }) => ({ title, amount: kopecks(price) }));
  if (charged.length <= MOST_LINES) return charged;
  const equal = Map.groupBy(charged, ({ title, amount }) => `${title} ${amount}`);
  return [...equal.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : { title: first.title, amount: first.amount, count: more.length + 1 },
  );
}
