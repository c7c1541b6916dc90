import type { Product } from '@proverka/contract/product';
import { Price } from '@proverka/ui-kit/price';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';

interface ProductPriceProps {
  readonly product: Pick<Product, 'product_price' | 'price_breakdown'>;
  readonly size?: 'small' | 'medium' | 'large';
}

/** The visitor's price, beside the list price when a tariff or campaign makes it lower. */
export function ProductPrice({ product, size = 'medium' }: ProductPriceProps) {
  const price = parseMoney(product.product_price) ?? ZERO;
  return <Price size={size} value={formatMoney(price)} {...listPriceOf(product)} />;
}

/** Empty when the visitor pays the list price. */
export function listPriceOf({ product_price, price_breakdown }: ProductPriceProps['product']): {
  readonly was?: string;
} {
  const list = parseMoney(price_breakdown?.list ?? product_price) ?? ZERO;
  return list > (parseMoney(product_price) ?? ZERO) ? { was: formatMoney(list) } : {};
}
