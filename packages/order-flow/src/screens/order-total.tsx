import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatMoney } from '@proverka/words/money';
import { Fragment } from 'react';
import { totalOf, type PricedProduct } from '../order/order-request.domain.ts';
import styles from './order-total.module.css';

interface OrderTotalProps {
  readonly products: readonly PricedProduct[];
  /** Why the total has changed. */
  readonly error?: string;
  /** Goes back to the choice, where possible. */
  readonly onEdit?: () => void;
}

/** Every line of the order with its price breakdown, and the total. */
export function OrderTotal({ products, error = '', onEdit }: OrderTotalProps) {
  return (
    <div className={styles.total}>
      <div className={styles.head}>
        <h3>Состав заказа</h3>
        {onEdit && (
          <button type="button" className={linkClassName('accent', styles.edit)} onClick={onEdit}>
            Изменить
          </button>
        )}
      </div>
      <dl className={styles.lines}>
        {products.map(({ id, title, price, lines = [] }) => (
          <Fragment key={id}>
            <div className={styles.line}>
              <dt>{title}</dt>
              <dd className={styles.sum}>{formatMoney(price)}</dd>
            </div>
            {lines.map((line) => (
              <div key={line.title} className={styles.part}>
                <dt>{line.title}</dt>
                <dd className={styles.sum}>{formatMoney(line.amount)}</dd>
              </div>
            ))}
          </Fragment>
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
