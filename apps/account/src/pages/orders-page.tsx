import { ordersQuery, ordersSummaryQuery } from '@proverka/api-client/orders';
import type { OrderListEntry } from '@proverka/contract/order-list';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useSearchParams } from '@proverka/shell-sdk/router';
import { ordersRequest, readOrdersView } from '../content/orders-address.ts';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { OrdersFilters } from '../features/orders/orders-filters.tsx';
import { OrdersList } from '../features/orders/orders-list.tsx';
import { RepeatOrder } from '../features/repeat-order/repeat-order.tsx';

export function load({ queryClient, platform, search }: PageContext): void {
  void queryClient.prefetchQuery(ordersQuery(platform.api, ordersRequest(readOrdersView(search))));
  void queryClient.prefetchQuery(ordersSummaryQuery(platform.api));
}

const repeatOf = (order: OrderListEntry) => <RepeatOrder order={order} />;

export function Component() {
  const [search] = useSearchParams();
  const view = readOrdersView(search);
  return (
    <AccountFrame title="Мои заказы">
      <OrdersFilters view={view} />
      <OrdersList view={view} actions={repeatOf} />
    </AccountFrame>
  );
}
