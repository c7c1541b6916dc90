import type { PricePartKind } from '@proverka/contract/pricing';
import type { Money } from '@proverka/words/money';

export interface PricePart {
  readonly component: string;
  readonly kind: PricePartKind;
  readonly title: string;
  /** Negative where it is taken off. */
  readonly amount: Money;
}

/** How a price came about: stored with every item it was charged for. Its parts add up to its total. */
export interface Price {
  readonly total: Money;
  /** The list price with extras and markups: what it costs without any terms of the buyer. */
  readonly list: Money;
  readonly parts: readonly PricePart[];
  /** The discount whose use this price is; null where none was the lowest offer. */
  readonly discountId: string | null;
  readonly code: string | null;
}

const titles: Readonly<Record<string, string>> = {
  Base: 'Базовая цена',
  RiskInsurance: 'Страхование рисков',
};

export const componentTitle = (typeName: string): string => titles[typeName] ?? typeName;
