import type { Product } from '@proverka/contract/product';
import { add, parseMoney, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { PricedProduct, PriceLine } from './order-request.domain.ts';

/** A part of a price only those pay who ask for it. */
export interface PriceOption {
  /** As the price's component and the item's metadata name it. */
  readonly option: string;
  readonly title: string;
}

/** What an option adds to a product's price; null where it is not sold with it. */
export function optionPrice(
  { price_components: components }: Product,
  { option }: PriceOption,
): Money | null {
  const part = components.find((component) => component.enabled && component.option === option);
  return part ? (parseMoney(part.price) ?? null) : null;
}

/** Prices with the options that are asked for: added in full, whatever a coupon took off the rest. */
export function withOptions(
  chosen: readonly PricedProduct[],
  catalogue: readonly Product[],
  options: readonly PriceOption[],
): readonly PricedProduct[] {
  return chosen.map((item) => {
    const product = catalogue.find(({ product_id: id }) => id === item.id);
    const parts = options.flatMap((option): PriceLine[] => {
      const amount = product ? optionPrice(product, option) : null;
      return amount === null ? [] : [{ title: option.title, amount }];
    });
    if (parts.length === 0) return item;
    const { lines = [] } = item;
    const before = lines.length > 0 ? lines : [{ title: 'Базовая цена', amount: item.price }];
    const price = add(item.price, ...parts.map(({ amount }) => amount ?? ZERO));
    return { ...item, price, lines: [...before, ...parts] };
  });
}
