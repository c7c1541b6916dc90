import { orderQuery } from '@proverka/api-client/orders';
import { refusalMessage } from '@proverka/api-client/refused';
import type { OrderListEntry } from '@proverka/contract/order-list';
import { momentWords } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { ReactNode } from 'react';
import { mayChange } from '../../content/order-words.ts';
import { WriteToSupport } from '../../page-parts/write-to-support.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderState } from './order-state.tsx';
import styles from './order.module.css';

const refreshMilliseconds = 10_000;

interface OrderViewProps {
  readonly orderId: string;
  /** A link to order the same again. */
  readonly repeat: (order: OrderListEntry) => ReactNode;
}

/** One order: its state, the possible actions and every report. Refetched while something may change. */
export function OrderView({ orderId, repeat }: OrderViewProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...orderQuery(api, orderId),
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data && mayChange(state.data) ? refreshMilliseconds : false),
  });
  if (data !== undefined) return <Order order={data} repeat={repeat(data)} />;
  if (error === null) return <SkeletonText lines={6} label="Загружаем заказ" />;
  return (
    <FailureState
      headingAs="h1"
      title="Не удалось загрузить заказ"
      text={`${refusalMessage(error)}. Заказ на месте, повторите попытку.`}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Order({ order, repeat }: { readonly order: OrderListEntry; readonly repeat: ReactNode }) {
  return (
    <>
      <div className={styles.heading}>
        <p>
          <Link to="/user/orders/" className={linkClassName('soft')}>
            Мои заказы
          </Link>
        </p>
        <h1>{`Заказ от\u00a0${momentWords(order.date)}`}</h1>
      </div>
      <OrderState order={order} repeat={repeat} />
      <section aria-labelledby="order-items" className={styles.section}>
        <h2 id="order-items">Состав заказа</h2>
        <OrderItems order={order} />
        <p className={styles.total}>
          <span>Итого</span>
          <strong>{formatMoney(rubles(order.totalAmount))}</strong>
        </p>
        {(order.status === 'paid' || order.status === 'closed') && <div>{repeat}</div>}
        <p className={styles.note}>
          <WriteToSupport about={`order=${order.orderId}`}>
            Написать в поддержку об этом заказе
          </WriteToSupport>
        </p>
        <p className={styles.note}>Письма о заказе и чеки приходят на&nbsp;{order.email}.</p>
      </section>
    </>
  );
}
