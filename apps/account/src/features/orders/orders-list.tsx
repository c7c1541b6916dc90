import { ordersQuery } from '@proverka/api-client/orders';
import { refusalMessage } from '@proverka/api-client/refused';
import type { OrderListEntry } from '@proverka/contract/order-list';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Pager } from '@proverka/ui-kit/pager';
import type { ReactNode } from 'react';
import { mayChange } from '../../content/order-words.ts';
import { isNarrowed, ordersAddress, ordersRequest, type OrdersView } from '../../content/orders-address.ts';
import { NoOrders, NoSuchPage, NothingFound } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { ordersPageSize } from '../../content/orders-page-size.ts';
import { OrdersTable } from './orders-table.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import lists from '../../page-parts/list.module.css';
import styles from './orders.module.css';
import { refreshMilliseconds } from './use-orders-summary.ts';

interface OrdersListProps {
  readonly view: OrdersView;
  /** Actions on an order besides paying. */
  readonly actions: (order: OrderListEntry) => ReactNode;
}

/** A page of the visitor's orders, newest first. Refetched while one of them may change. */
export function OrdersList({ view, actions }: OrdersListProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...ordersQuery(api, ordersRequest(view)),
    placeholderData: keepPreviousData,
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data?.orders.some(mayChange) ? refreshMilliseconds : false),
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
  if (total === 0) return isNarrowed(view) ? <NothingFound view={view} /> : <NoOrders />;
  if (orders.length === 0) return <NoSuchPage />;
  return (
    <div className={lists.list} aria-busy={isPlaceholderData}>
      <div className={lists.above}>
        <output className={styles.shown}>{shownWords(view, orders.length, total)}</output>
        <LayoutChoice view={view} />
        {isNarrowed(view) && (
          <Link to={ordersAddress({ as: view.as })} className={linkClassName('accent', lists.target)}>
            Сбросить поиск и фильтры
          </Link>
        )}
      </div>
      {view.as === 'table' ? (
        <div className={lists.rows}>
          <OrdersTable orders={orders} actions={actions} />
        </div>
      ) : (
        <ul className={`${styles.orders} ${lists.rows}`}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <OrderCard order={order} actions={actions(order)} />
            </li>
          ))}
        </ul>
      )}
      <Pages view={view} total={total} />
    </div>
  );
}

const layouts = [
  { as: '', title: 'Карточки' },
  { as: 'table', title: 'Таблица' },
] as const;

/** Cards or a table, kept in the address with the filters. */
function LayoutChoice({ view }: { readonly view: OrdersView }) {
  return (
    <nav aria-label="Вид списка" className={styles.layouts}>
      {layouts.map(({ as, title }) => (
        <Link
          key={as}
          to={ordersAddress({ ...view, as })}
          preventScrollReset
          replace
          className={styles.filter}
          {...(view.as === as && { 'aria-current': 'true' as const })}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

function Pages({ view, total }: { readonly view: OrdersView; readonly total: number }) {
  const navigate = useNavigate();
  const hrefOf = (page: number) => ordersAddress({ ...view, page });
  return (
    <Pager
      label="Страницы заказов"
      page={view.page}
      pageCount={Math.ceil(total / ordersPageSize)}
      hrefOf={hrefOf}
      onPageChange={(next) => void navigate(hrefOf(next))}
    />
  );
}

function shownWords(view: OrdersView, count: number, total: number): string {
  const found = isNarrowed(view) ? 'Найдено' : 'Всего';
  if (total <= ordersPageSize) return `${found}: ${total}`;
  const first = (view.page - 1) * ordersPageSize + 1;
  return `Показаны ${first}–${first + count - 1} из ${total}`;
}
