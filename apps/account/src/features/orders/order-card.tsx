import type { OrderListEntry } from '@proverka/contract/order-list';
import { momentBrief } from '@proverka/words/moments';
import { orderWords } from '@proverka/report-kit/status-words';
import { typeset } from '@proverka/words/typeset';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { ReactNode } from 'react';
import { numberOf, orderPath, subjectOf, type OrderEntryItem } from '../../content/order-links.ts';
import { refundWords } from '../../content/refund-words.ts';
import {
  completeWords,
  isOver,
  isPayable,
  mostItemsShown,
  reportsCounted,
} from '../../content/order-words.ts';
import lists from '../../page-parts/list.module.css';
import { ItemState, ReportLink } from './item-state.tsx';
import styles from './orders.module.css';

interface OrderCardProps {
  readonly order: OrderListEntry;
  /** Actions besides paying. */
  readonly actions?: ReactNode;
  readonly headingAs?: 'h2' | 'h3';
}

/** One order of the list: date, state, products with subjects, and amount. */
export function OrderCard({ order, actions, headingAs: Heading = 'h2' }: OrderCardProps) {
  const { OrderItem: items } = order;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <Link to={orderPath(order)} className={linkClassName('plain', lists.target)}>
            {`Заказ от\u00a0${momentBrief(order.date)}`}
          </Link>
        </Heading>
        <Badge>{orderWords[order.status]}</Badge>
        <p className={styles.counts}>{countsOf(order)}</p>
      </div>
      <ul className={styles.items}>
        {items.slice(0, mostItemsShown).map((item) => (
          <Item key={item.order_item_id} item={item} isExpected={!isOver(order)} />
        ))}
        {items.length > mostItemsShown && (
          <li className={styles.item}>
            <Link to="/wholesale/#order" className={linkClassName('accent', lists.target)}>
              {`Ещё ${items.length - mostItemsShown}: весь список — в оптовых заказах`}
            </Link>
          </li>
        )}
      </ul>
      <div className={styles.foot}>
        <p className={styles.total}>
          Итого <strong>{formatMoney(rubles(order.totalAmount))}</strong>
        </p>
        <div className={styles.actions}>
          {!isPayable(order) && actions}
          {isPayable(order) && (
            <Link to={orderPath(order)} className={buttonClassName()}>
              Оплатить
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}

function countsOf({ OrderItem: items, ...order }: OrderListEntry): string {
  const count = reportsCounted(items.length);
  return isPayable(order) || isOver(order) ? count : `${count}, ${completeWords(items)}`;
}

function Item({ item, isExpected }: { readonly item: OrderEntryItem; readonly isExpected: boolean }) {
  const number = numberOf(item);
  const refund = refundWords(item.refund);
  return (
    <li className={styles.item}>
      <div className={styles.subject}>
        <p className={styles.address}>{typeset(subjectOf(item))}</p>
        {number !== '' && <p className={styles.number}>{number}</p>}
        <p className={styles.product}>{typeset(item.product_name_ru)}</p>
      </div>
      <p className={styles.price}>{formatMoney(rubles(item.price))}</p>
      <div className={styles.state}>
        {isExpected && <ItemState item={item} />}
        {refund !== '' && <p className={styles.refund}>{refund}</p>}
        <ReportLink item={item} />
      </div>
    </li>
  );
}
