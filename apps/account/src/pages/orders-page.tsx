import { ordersQuery } from '@proverka/api-client/orders';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { OrdersList } from '../features/orders/orders-list.tsx';
import styles from './page.module.css';

export function load({ queryClient, platform, search }: PageContext): void {
  void queryClient.prefetchQuery(ordersQuery(platform.api, pageOf(search) - 1));
}

export function Component() {
  const [search] = useSearchParams();
  return (
    <Container as="main" width={890} className={styles.page}>
      <h1>Мои заказы</h1>
      <OrdersList page={pageOf(search)} />
    </Container>
  );
}

/** Pages count from 1; an address that says anything else means the first. */
function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 50_000 ? page : 1;
}
