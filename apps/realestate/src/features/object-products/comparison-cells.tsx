import type { Product } from '@proverka/contract/product';
import { ProductPrice } from '@proverka/order-flow/product-price';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { CheckIcon, MinusIcon } from '@proverka/ui-kit/icon';
import { momentDay } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import type { OwnedReport } from './owned-report.ts';
import styles from './product-comparison.module.css';
import { sellPercentOf } from './sell-percent.domain.ts';

interface HeldProps {
  readonly isHeld: boolean;
  /** Instead of «есть». */
  readonly children?: ReactNode;
}

/** Whether a report holds something, by sign and word. */
export const Held = ({ isHeld, children = 'есть' }: HeldProps) => (
  <span className={isHeld ? styles.held : styles.missing}>
    {isHeld ? <CheckIcon /> : <MinusIcon />}
    <span>{isHeld ? children : 'нет'}</span>
  </span>
);

export function PriceCell({ product }: { readonly product: Product }) {
  const sellPercent = sellPercentOf(product);
  return (
    <p className={styles.amount}>
      <ProductPrice product={product} />
      {sellPercent > 0 && (
        <span className={styles.summary}>{typeset(`Для всех — на ${sellPercent} % дороже`)}</span>
      )}
    </p>
  );
}

interface OrderLinksProps {
  readonly product: Product;
  readonly orderPath: string;
  readonly owned: OwnedReport | null;
  /** The recommended one's button stands out. */
  readonly isMain: boolean;
}

export const OrderLinks = ({ product, orderPath, owned, isMain }: OrderLinksProps) => (
  <>
    {owned && (
      <Link
        to={`/report/${owned.purchase.order_item_id}/`}
        className={buttonClassName({ variant: 'secondary', wide: true })}
      >
        {owned.isDone ? 'Открыть имеющийся отчёт' : 'Открыть заказанный отчёт'} от{' '}
        {momentDay(owned.purchase.created_date)}
      </Link>
    )}
    <Link
      to={orderPath}
      aria-label={`${owned ? 'Заказать обновление' : 'Заказать'}: ${product.product_name_ru}`}
      className={buttonClassName({ variant: isMain && !owned ? 'primary' : 'secondary', wide: true })}
    >
      {owned ? 'Заказать обновление' : 'Заказать'}
    </Link>
  </>
);
