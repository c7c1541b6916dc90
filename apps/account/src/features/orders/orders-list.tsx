import { ordersQuery } from '@proverka/api-client/orders';
import { refusalMessage } from '@proverka/api-client/refused';
import { ordersPageSize } from './orders-page-size.ts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Pager } from '@proverka/ui-kit/pager';
import { isUnderWay } from '../../content/order-words.ts';
import { NoOrders, NoSuchPage } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import styles from './orders.module.css';

const refreshMilliseconds = 15_000;

/** A page of the visitor's orders, the newest first; `page` counts from 1. While a report is on its way it stays fresh. */
export function OrdersList({ page }: { readonly page: number }) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...ordersQuery(api, page - 1),
    placeholderData: keepPreviousData,
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data?.orders.some(isUnderWay) ? refreshMilliseconds : false),
  });
  if (data === undefined) {
    if (error === null) return <OrdersSkeleton />;
    return (
      <FailureState
        title="Не удалось загрузить заказы"
        text={`${refusalMessage(error)}. Заказы и отчёты на месте, повторите попытку.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const { orders, total } = data;
  if (total === 0) return <NoOrders />;
  if (orders.length === 0) return <NoSuchPage />;
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <output className={styles.shown}>{shownWords(page, orders.length, total)}</output>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pager
        label="Страницы заказов"
        page={page}
        pageCount={Math.ceil(total / ordersPageSize)}
        hrefOf={pageHref}
        onPageChange={(next) => void navigate(pageHref(next))}
      />
    </div>
  );
}

function pageHref(page: number): string {
  return page === 1 ? '/user/orders/' : `/user/orders/?page=${page}`;
}

function shownWords(page: number, count: number, total: number): string {
  if (total <= ordersPageSize) return `Всего: ${total}`;
  const first = (page - 1) * ordersPageSize + 1;
  return `Показаны ${first}–${first + count - 1} из ${total}`;
}
