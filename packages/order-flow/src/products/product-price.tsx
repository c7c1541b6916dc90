import type { Product } from '@proverka/contract/product';
import { Price } from '@proverka/ui-kit/price';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';

interface ProductPriceProps {
  readonly product: Pick<Product, 'product_price' | 'price_breakdown'>;
  readonly size?: 'small' | 'medium' | 'large';
}

/** What a product costs the visitor, and beside it the list price where their tariff or campaign makes it lower. */
export function ProductPrice({ product, size = 'medium' }: ProductPriceProps) {
  const price = parseMoney(product.product_price) ?? ZERO;
  const list = parseMoney(product.price_breakdown?.list ?? product.product_price) ?? price;
  return <Price size={size} value={formatMoney(price)} {...(list > price && { was: formatMoney(list) })} />;
}
