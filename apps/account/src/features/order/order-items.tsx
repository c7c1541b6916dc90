import type { OrderListEntry } from '@proverka/contract/order-list';
import { isFinal } from '@proverka/report-kit/report-state';
import { isPayable } from '../../content/order-words.ts';
import { LiveOrderItem } from './live-order-item.tsx';
import { OrderItem } from './order-item.tsx';
import styles from './order.module.css';

/** The most streams this page opens: browsers allow six connections per host, for all tabs together. */
const maxLive = 3;

/** All items of an order; the first few in progress stream their progress, the others update with the order. */
export function OrderItems({ order }: { readonly order: OrderListEntry }) {
  const isOver = order.status === 'expired';
  const isRunning = !isOver && !isPayable(order);
  const live = new Set(
    order.OrderItem.filter(({ status }) => isRunning && !isFinal(status))
      .slice(0, maxLive)
      .map(({ order_item_id }) => order_item_id),
  );
  return (
    <ul className={styles.items}>
      {order.OrderItem.map((item) => (
        <li key={item.order_item_id} className={styles.item}>
          {live.has(item.order_item_id) ? (
            <LiveOrderItem item={item} orderId={order.orderId} />
          ) : (
            <OrderItem item={item} isExpected={!isOver} />
          )}
        </li>
      ))}
    </ul>
  );
}
