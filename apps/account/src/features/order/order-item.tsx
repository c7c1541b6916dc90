import { StatusMark } from '@proverka/report-kit/status-mark';
import { itemWords } from '@proverka/report-kit/status-words';
import { typeset } from '@proverka/words/typeset';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { ReactNode } from 'react';
import { refundWords } from '../../content/refund-words.ts';
import { numberOf, reportAddress, subjectOf, type OrderEntryItem } from '../../content/order-links.ts';
import { WriteToSupport } from '../../page-parts/write-to-support.tsx';
import styles from './order.module.css';

interface OrderItemProps {
  readonly item: OrderEntryItem;
  /** False for an order that will not be fulfilled. */
  readonly isExpected: boolean;
  /** Progress of the checks while they run. */
  readonly children?: ReactNode;
}

/** The product, its subject, the state and a link to the report. */
export function OrderItem({ item, isExpected, children }: OrderItemProps) {
  const platform = usePlatform();
  const number = numberOf(item);
  const link = reportLink(item);
  const refund = refundWords(item.refund);
  return (
    <>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3 className={styles.product}>{typeset(item.product_name_ru)}</h3>
          <p className={styles.address}>{typeset(subjectOf(item))}</p>
          {number !== '' && <p className={styles.number}>{number}</p>}
        </div>
        <p className={styles.price}>{formatMoney(rubles(item.price))}</p>
      </div>
      <PriceStory item={item} />
      {children}
      {isExpected && (
        <div className={styles.state}>
          {!children && <StatusMark status={itemWords[item.status]} />}
          {refund !== '' && <p className={styles.number}>{refund}</p>}
          {item.status === 'done' && (
            <WriteToSupport
              about={`item=${item.order_item_id}`}
              label={`Сообщить об ошибке: ${item.product_name_ru}`}
            >
              Сообщить об ошибке
            </WriteToSupport>
          )}
          {link && (
            <Link
              to={reportAddress(platform, item)}
              className={buttonClassName({ variant: link.isMain ? 'primary' : 'secondary' })}
              aria-label={`${link.title}: ${item.product_name_ru}`}
            >
              {link.title}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

/** The price breakdown, unless it is just the list price. */
function PriceStory({ item }: { readonly item: OrderEntryItem }) {
  const parts = item.price_breakdown?.parts ?? [];
  if (parts.length < 2) return null;
  return (
    <dl className={styles.story} aria-label="Из чего сложилась цена">
      {parts.map(({ title, amount }) => (
        <div key={title} className={styles.part}>
          <dt>{title}</dt>
          <dd>{formatMoney(rubles(amount))}</dd>
        </div>
      ))}
    </dl>
  );
}

function reportLink({ status }: OrderEntryItem): { readonly title: string; readonly isMain: boolean } | null {
  switch (status) {
    case 'created':
      return null;
    case 'queued':
    case 'running':
      return { title: 'Открыть страницу отчёта', isMain: false };
    case 'needs_data':
      return { title: 'Что нужно указать', isMain: true };
    case 'done':
      return { title: 'Открыть отчёт', isMain: true };
    case 'failed':
    case 'refunded':
      return { title: 'Что случилось', isMain: false };
    default:
      return status satisfies never;
  }
}
