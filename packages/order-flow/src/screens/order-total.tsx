import { formatMoney } from '@proverka/validation/money-format';
import { totalOf, type PricedProduct } from '../order/order-request.domain.ts';
import styles from './order-total.module.css';

interface OrderTotalProps {
  readonly products: readonly PricedProduct[];
  /** Why the sum is not what it was. */
  readonly error?: string;
}

/** Every line of the order and their sum. */
export function OrderTotal({ products, error = '' }: OrderTotalProps) {
  return (
    <div className={styles.total}>
      <dl className={styles.lines}>
        {products.map(({ id, title, price }) => (
          <div key={id} className={styles.line}>
            <dt>{title}</dt>
            <dd className={styles.sum}>{formatMoney(price)}</dd>
          </div>
        ))}
        <div className={styles.grand}>
          <dt>Итого</dt>
          <dd className={styles.sum}>{formatMoney(totalOf(products))}</dd>
        </div>
      </dl>
      {error !== '' && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
