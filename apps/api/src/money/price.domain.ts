import type { PricePartKind } from '@proverka/contract/pricing';
import type { Money } from '@proverka/words/money';

export interface PricePart {
  readonly component: string;
  readonly kind: PricePartKind;
  readonly title: string;
  /** Negative for a discount. */
  readonly amount: Money;
}

/** A price and its parts, stored with every item charged for it. The parts add up to the total. */
export interface Price {
  readonly total: Money;
  /** The list price with extras and markups, before the buyer's terms. */
  readonly list: Money;
  readonly parts: readonly PricePart[];
  /** The discount this price uses; null when none gave the lowest price. */
  readonly discountId: string | null;
  readonly code: string | null;
}

const titles: Readonly<Record<string, string>> = {
  Base: 'Базовая цена',
  RiskInsurance: 'Страхование рисков',
};

export const componentTitle = (typeName: string): string => titles[typeName] ?? typeName;
