import { kopecks } from '@proverka/validation/money';
import { midSentence } from '@proverka/words/mid-sentence';
import { readPrice } from './price-view.ts';
import type { ReceiptLine } from './payments/receipt.domain.ts';

interface PricedItem {
  readonly product_name_ru: string;
  /** Kopecks, as the pricing function made them. */
  readonly price: number;
  /** How it came about, as stored. */
  readonly price_breakdown: unknown;
  /** What of it a card pays, where the rest comes from the balance. */
  readonly card_amount?: number | null;
}

// A receipt may hold so many lines (54-FZ, as the provider takes them): a long list is told by product and price.
const MOST_LINES = 50;

/** What was sold, with what was asked for besides: «Полная проверка, страхование рисков». */
export function soldAs(title: string, storedPrice: unknown): string {
  const options = readPrice(storedPrice).parts.filter(({ kind }) => kind === 'option');
  return [title, ...options.map((part) => midSentence(part.title))].join(', ');
}

/** What a card pays for, as a receipt has it: the lines add up to the payment; what costs nothing is not on it. */
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
