import type { Money } from '@proverka/validation/money';
import { add } from '@proverka/validation/money';

export interface PriceComponent {
  readonly typeName: string;
  readonly price: Money;
  readonly isBase: boolean;
  readonly enabled: boolean;
  /** Only charged where the item asks for it by this name; null is always charged. */
  readonly option?: string | null;
}

/** How a price came about: stored with every item it was charged for. */
export interface Price {
  readonly total: Money;
  readonly parts: readonly { readonly component: string; readonly amount: Money }[];
}

/**
 * The one function every price comes from: shown in the catalogue, charged in an order. Nothing a client sends takes
 * part in it; what the page showed is only compared with it. `options` are the extras an item asks for.
 */
export function priceOf(components: readonly PriceComponent[], options: readonly string[] = []): Price {
  const parts = components
    .filter(({ enabled, option = null }) => enabled && (option === null || options.includes(option)))
    .map(({ typeName, price }) => ({ component: typeName, amount: price }));
  return { total: add(...parts.map(({ amount }) => amount)), parts };
}
