import { expectedTime } from '@proverka/order-flow/expected-time';
import type { Product } from '@proverka/contract/product';
import { Card } from '@proverka/ui-kit/card';
import { Price } from '@proverka/ui-kit/price';
import { typeset } from '@proverka/ui-kit/typeset';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';
import styles from './check-checkout.module.css';

/** The product as the catalogue sells it. The steps of the order belong below these terms, in the same card. */
export function OrderPlace({ product }: { readonly product: Product }) {
  const { product_price: price, metadata } = product;
  return (
    <Card as="section" aria-label="Заказ" className={styles.terms}>
      <Price
        size="large"
        value={price === 0 ? 'Бесплатно' : formatMoney(rubles(price))}
        note={`готов ${expectedTime(metadata.expected)}`}
      />
      <ul className={styles.list}>
        {metadata.contents.map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    </Card>
  );
}
