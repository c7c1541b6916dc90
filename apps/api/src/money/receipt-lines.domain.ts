import { kopecks } from '@proverka/validation/money';
import { midSentence } from '@proverka/words/mid-sentence';
import { readPrice } from './price-view.ts';
import type { ReceiptLine } from './payments/receipt.domain.ts';

interface PricedItem {
  readonly product_name_ru: string;
  /** Kopecks, from the pricing function. */
  readonly price: number;
  /** The stored price breakdown. */
  readonly price_breakdown: unknown;
  /** The card's part when the balance pays the rest. */
  readonly card_amount?: number | null;
}

// The provider limits the lines of a receipt (54-FZ): a long list is grouped by product and price.
const MOST_LINES = 50;

/** The name of the service with its options: «Полная проверка, страхование рисков». */
export function soldAs(title: string, storedPrice: unknown): string {
  const options = readPrice(storedPrice).parts.filter(({ kind }) => kind === 'option');
  return [title, ...options.map((part) => midSentence(part.title))].join(', ');
}

/** The receipt lines of a card payment: they add up to it, and free items are left out. */
export function receiptLines(items: readonly PricedItem[], isPartOnCard = false): ReceiptLine[] {
  const charged = items
    .map(({ product_name_ru: name, price, price_breakdown: breakdown, card_amount: card }): ReceiptLine => {
      const amount = kopecks(isPartOnCard ? (card ?? price) : price);
      const title = soldAs(name, breakdown);
      return { title, amount, ...(amount < price && { mode: 'partial_prepayment' }) };
    })
    .filter(({ amount }) => amount > 0);
  if (charged.length <= MOST_LINES) return charged;
  const equal = Map.groupBy(charged, ({ title, amount, mode }) => `${title} ${amount} ${mode}`);
  return [...equal.values()].flatMap(counted);
}

const counted = ([first, ...more]: readonly ReceiptLine[]): ReceiptLine[] =>
  first === undefined ? [] : [{ ...first, count: more.length + 1 }];
