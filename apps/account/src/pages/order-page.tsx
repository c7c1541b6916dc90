import { orderQuery } from '@proverka/api-client/orders';
import type { OrderListEntry } from '@proverka/contract/order-list';
import { isMissing } from '@proverka/report-kit/report-query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { OrderView } from '../features/order/order-view.tsx';
import { RepeatOrder } from '../features/repeat-order/repeat-order.tsx';
import styles from './page.module.css';

export async function load({ queryClient, platform, params }: PageContext): Promise<void> {
  try {
    // Never cached: after a payment the visitor returns to this page.
    await queryClient.fetchQuery({
      ...orderQuery(platform.api, orderIdOf(params)),
      staleTime: 0,
      retry: false,
    });
  } catch (error) {
    if (isMissing(error)) throw notFound();
  }
}

const repeatOf = (order: OrderListEntry) => <RepeatOrder order={order} />;

export function Component() {
  const orderId = orderIdOf(useParams());
  return (
    <Container as="main" width={890} className={styles.page}>
      <OrderView key={orderId} orderId={orderId} repeat={repeatOf} />
    </Container>
  );
}

function orderIdOf({ orderId = '' }: PageContext['params']): string {
  return orderId;
}
