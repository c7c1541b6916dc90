import { offerOf } from '@proverka/catalogue/offers';
import { reportPathOf } from '@proverka/catalogue/report-path';
import type { Purchase } from '@proverka/contract/object';
import type { Product } from '@proverka/contract/product';
import { momentDay } from '@proverka/words/moments';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { itemWords } from '@proverka/report-kit/status-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { itemStatusOf } from './purchases.domain.ts';
import styles from './object-purchases.module.css';

interface ObjectPurchasesProps {
  /** Newest first. */
  readonly purchases: readonly Purchase[];
  readonly products: readonly Product[];
}

/** The visitor's purchases for this object; renders nothing when there are none. */
export function ObjectPurchases({ purchases, products }: ObjectPurchasesProps) {
  const { brand } = usePlatform();
  if (purchases.length === 0) return null;
  const titleOf = (name: string) =>
    products.find(({ product_name }) => product_name === name)?.product_name_ru ??
    offerOf(name)?.on['real-estate']?.title ??
    'Отчёт';
  return (
    <section aria-labelledby="purchases" className={styles.section}>
      <h2 id="purchases">Ваши отчёты об этом объекте</h2>
      <ul className={styles.list}>
        {purchases.map((purchase) => (
          <li key={purchase.order_item_id} className={styles.item}>
            <Link to={reportPathOf(brand.id, purchase)} className={linkClassName('accent', styles.link)}>
              {titleOf(purchase.product_name)}
            </Link>
            <span className={styles.date}>от {momentDay(purchase.created_date)}</span>
            <StatusMark status={itemWords[itemStatusOf(purchase)]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
