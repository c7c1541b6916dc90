import type { Service } from '@proverka/catalogue/service';
import { parseMoney, rubles, type Money } from '@proverka/validation/money';

export interface ServicePrice {
  readonly amount: Money;
  /** The lowest of several. */
  readonly isFrom: boolean;
}

/** The catalogue's price where it knows the product, else the brand's figure; `null` for a service that is free. */
export function servicePrice(
  service: Pick<Service, 'product_name' | 'priceRub' | 'isFromPrice'>,
  catalogue: readonly { readonly product_name: string; readonly product_price: number }[],
): ServicePrice | null {
  const { product_name: name, priceRub, isFromPrice = false } = service;
  const product = catalogue.find((candidate) => candidate.product_name === name);
  const amount = (product && parseMoney(product.product_price)) ?? rubles(priceRub);
  return amount === 0 ? null : { amount, isFrom: isFromPrice };
}
