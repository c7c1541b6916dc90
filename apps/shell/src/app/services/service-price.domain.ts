import type { Service } from '@proverka/catalogue/service';
import { parseMoney, rubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

export interface ServicePrice {
  readonly amount: Money;
  /** The lowest of several prices. */
  readonly isFrom: boolean;
}

/** The catalogue's price if it has the product, else the brand's figure; `null` for a free service. */
export function servicePrice(
  service: Pick<Service, 'product_name' | 'priceRub' | 'isFromPrice'>,
  catalogue: readonly { readonly product_name: string; readonly product_price: number }[],
): ServicePrice | null {
  const { product_name: name, priceRub, isFromPrice = false } = service;
  const product = catalogue.find((candidate) => candidate.product_name === name);
  const amount = (product && parseMoney(product.product_price)) ?? rubles(priceRub);
  return amount === 0 ? null : { amount, isFrom: isFromPrice };
}
