import { ordersQuery } from '@proverka/api-client/orders';
import { refusalMessage } from '@proverka/api-client/refused';
import type { OrderListEntry } from '@proverka/contract/order-list';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { ReactNode } from 'react';
import { mayChange } from '../../content/order-words.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import lists from '../../page-parts/list.module.css';
import styles from './orders.module.css';
import { refreshMilliseconds } from './use-orders-summary.ts';

const shownCount = 3;

/** The newest orders for the account overview: the start of the list's first page. */
export function RecentOrders({ actions }: { readonly actions: (order: OrderListEntry) => ReactNode }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...ordersQuery(api, { page: 0 }),
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data?.orders.some(mayChange) ? refreshMilliseconds : false),
  });
  return (
    <section aria-labelledby="recent-orders" className={styles.recent}>
      <div className={lists.above}>
        <h2 id="recent-orders">Последние заказы</h2>
        {data !== undefined && data.total > shownCount && (
          <Link to="/user/orders/" className={linkClassName('accent', lists.target)}>
            {`Все заказы: ${data.total}`}
          </Link>
        )}
      </div>
      {data === undefined && error === null && <OrdersSkeleton />}
      {data === undefined && error !== null && (
        <FailureState
          headingAs="h3"
          title="Не удалось загрузить заказы"
          text={`${refusalMessage(error)}. Заказы и отчёты на месте, повторите попытку.`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.total === 0 && <NoOrders headingAs="h3" />}
      {data !== undefined && data.total > 0 && (
        <ul className={styles.orders}>
          {data.orders.slice(0, shownCount).map((order) => (
            <li key={order.orderId}>
              <OrderCard order={order} actions={actions(order)} headingAs="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
