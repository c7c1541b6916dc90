import type { OrderListEntry } from '@proverka/contract/order-list';
import { momentBrief } from '@proverka/words/moments';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { itemWords, orderWords, type StatusWord } from '@proverka/report-kit/status-words';
import { typeset } from '@proverka/words/typeset';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { ReactNode } from 'react';
import {
  numberOf,
  orderPath,
  reportPath,
  subjectOf,
  type OrderEntryItem,
} from '../../content/order-links.ts';
import { refundWords } from '../../content/refund-words.ts';
import { completeWords, isPayable, reportsCounted } from '../../content/order-words.ts';
import lists from '../../page-parts/list.module.css';
import styles from './orders.module.css';

// A list may have more items; it has a page of its own.
const MOST_SHOWN = 10;

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
        {items.slice(0, MOST_SHOWN).map((item) => (
          <Item key={item.order_item_id} item={item} isExpected={!isOver(order)} />
        ))}
        {items.length > MOST_SHOWN && (
          <li className={styles.item}>
            <Link to="/wholesale/#order" className={linkClassName('accent', lists.target)}>
              {`Ещё ${items.length - MOST_SHOWN}: весь список — в оптовых заказах`}
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

/** An expired order cannot be paid any more. */
function isOver({ status }: Pick<OrderListEntry, 'status'>): boolean {
  return status === 'expired';
}

function Item({ item, isExpected }: { readonly item: OrderEntryItem; readonly isExpected: boolean }) {
  const { brand } = usePlatform();
  const number = numberOf(item);
  const refund = refundWords(item.refund);
  const hasReport = item.status !== 'created';
  return (
    <li className={styles.item}>
      <div className={styles.subject}>
        <p className={styles.address}>{typeset(subjectOf(item))}</p>
        {number !== '' && <p className={styles.number}>{number}</p>}
        <p className={styles.product}>{typeset(item.product_name_ru)}</p>
      </div>
      <p className={styles.price}>{formatMoney(rubles(item.price))}</p>
      <div className={styles.state}>
        {isExpected &&
          (item.verdict_level ? (
            <LevelMark level={item.verdict_level} />
          ) : (
            <StatusMark status={stateOf(item)} />
          ))}
        {refund !== '' && <p className={styles.refund}>{refund}</p>}
        {hasReport && (
          <Link
            to={reportPath(brand.id, item)}
            className={linkClassName('accent', lists.target)}
            aria-label={`${reportLinkWords(item)}: ${subjectOf(item)}, ${item.product_name_ru}`}
          >
            {reportLinkWords(item)}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The refund is shown separately with its amount, so the state only says that nothing was delivered. */
function stateOf({ status, refund }: OrderEntryItem): StatusWord {
  return status === 'refunded' && refund !== null
    ? { ...itemWords.refunded, word: itemWords.failed.word }
    : itemWords[status];
}

function reportLinkWords({ status }: OrderEntryItem): string {
  if (status === 'done') return 'Открыть отчёт';
  if (status === 'needs_data') return 'Что нужно указать';
  return status === 'failed' || status === 'refunded' ? 'Что случилось' : 'Ход проверки';
}
