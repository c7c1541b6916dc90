import type { Product } from '@proverka/contract/product';
import { add, parseMoney, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { PricedProduct, PriceLine } from './order-request.domain.ts';

/** An optional part of a price. */
export interface PriceOption {
  /** Its name in the price's components and in the item's metadata. */
  readonly option: string;
  readonly title: string;
}

/** The amount an option adds to a product's price; null when the product does not have it. */
export function optionPrice(
  { price_components: components }: Product,
  { option }: PriceOption,
): Money | null {
  const part = components.find((component) => component.enabled && component.option === option);
  return part ? (parseMoney(part.price) ?? null) : null;
}

/** Prices with the chosen options, which are added in full after any coupon. */
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
