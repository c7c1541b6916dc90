import { ordersQuery, ordersSummaryQuery } from '@proverka/api-client/orders';
import { currentTariffQuery } from '@proverka/api-client/tariffs';
import type { OrderListEntry } from '@proverka/contract/order-list';
import { useSession } from '@proverka/shell-sdk/platform';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { displayName, knownUser } from '@proverka/shell-sdk/session';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { BalanceCard } from '../features/balance/balance-card.tsx';
import { RecentOrders } from '../features/orders/recent-orders.tsx';
import { WaitingOrders } from '../features/orders/waiting-orders.tsx';
import { RepeatOrder } from '../features/repeat-order/repeat-order.tsx';
import { TariffCard } from '../features/tariffs/tariff-card.tsx';
import { ProWays } from './pro-ways.tsx';
import styles from './dashboard-page.module.css';

export function load({ queryClient, platform: { api } }: PageContext): void {
  void queryClient.prefetchQuery(ordersQuery(api, { page: 0 }));
  void queryClient.prefetchQuery(ordersSummaryQuery(api));
  void queryClient.prefetchQuery(currentTariffQuery(api));
}

const repeatOf = (order: OrderListEntry) => <RepeatOrder order={order} />;

export function Component() {
  const user = useSession(knownUser);
  return (
    <AccountFrame title="Личный кабинет" {...(user && { lead: `${displayName(user)}, ${user.email}` })}>
      <WaitingOrders />
      <div className={styles.cards}>
        <BalanceCard />
        <TariffCard />
      </div>
      <ProWays />
      <RecentOrders actions={repeatOf} />
    </AccountFrame>
  );
}
