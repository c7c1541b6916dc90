import type { OrderFilter } from '@proverka/contract/order-list';
import { Link } from '@proverka/shell-sdk/router';
import { Banner, type BannerTone } from '@proverka/ui-kit/banner';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { counted } from '@proverka/words/plural';
import { ordersAddress } from '../../content/orders-address.ts';
import lists from '../../page-parts/list.module.css';
import styles from './orders.module.css';
import { useOrdersSummary } from './use-orders-summary.ts';

interface Waiting {
  readonly status: OrderFilter;
  readonly tone: BannerTone;
  readonly title: (count: number) => string;
  readonly text: string;
  readonly action: string;
}

/** Orders that wait for the customer, most urgent first; those that only take time are not listed. */
const waiting: readonly Waiting[] = [
  {
    status: 'needs_data',
    tone: 'attention',
    title: (count) => `${counted(count, 'заказ ждёт', 'заказа ждут', 'заказов ждут')} ваших данных`,
    text: 'Источнику не хватает сведений. Добавьте их, и проверка продолжится.',
    action: 'Что нужно указать',
  },
  {
    status: 'unpaid',
    tone: 'attention',
    title: (count) => `${counted(count, 'заказ ждёт', 'заказа ждут', 'заказов ждут')} оплаты`,
    text: 'Неоплаченный заказ хранится 24 часа.',
    action: 'Оплатить',
  },
  {
    status: 'in_progress',
    tone: 'info',
    title: (count) => `${counted(count, 'заказ', 'заказа', 'заказов')} в работе`,
    text: 'Отчёт читается с первой готовой проверки, письмо придёт, когда он будет готов целиком.',
    action: 'Ход проверок',
  },
];

export function WaitingOrders() {
  const summary = useOrdersSummary();
  const shown = waiting.filter(({ status }) => (summary?.by_status[status] ?? 0) > 0);
  if (summary === undefined || shown.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label="Что с заказами">
      {shown.map(({ status, tone, title, text, action }) => (
        <li key={status}>
          <Banner
            tone={tone}
            title={title(summary.by_status[status])}
            action={
              <Link to={ordersAddress({ status })} className={linkClassName('accent', lists.target)}>
                {action}
              </Link>
            }
          >
            <p>{text}</p>
          </Banner>
        </li>
      ))}
    </ul>
  );
}
