import type { OrderStatus } from '@proverka/contract/order-list';
import { orderStatuses } from '@proverka/contract/order-list';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/transaction.ts';
import { decideOrder } from './order-status.domain.ts';
import type { OrderEvent } from './order-status.domain.ts';

/** The only writer of an order's status: applies an event to orders. Returns the ids of those it moved. */
export async function moveOrders(
  tx: Transaction,
  orderIds: readonly string[],
  event: OrderEvent,
  now: Date,
): Promise<readonly string[]> {
  const moved: string[] = [];
  for (const [to, from] of targetsOf(event)) {
    const rows = await tx
      .updateTable('customer_order')
      .set({
        status: to,
        ...((event === 'paid' || event === 'topped_up') && {
          paid_at: sql<Date>`coalesce(paid_at, ${now})`,
        }),
      })
      .where('id', 'in', [...orderIds])
      .where('status', 'in', from)
      .returning('id')
      .execute();
    moved.push(...rows.map(({ id }) => id));
  }
  return moved;
}

/** The same for one order; true when it moved. */
export async function moveOrder(
  tx: Transaction,
  orderId: string,
  event: OrderEvent,
  now: Date,
): Promise<boolean> {
  return (await moveOrders(tx, [orderId], event, now)).length > 0;
}

/** The target statuses of an event, each with the statuses it is reached from. */
function targetsOf(event: OrderEvent): ReadonlyMap<OrderStatus, OrderStatus[]> {
  const targets = new Map<OrderStatus, OrderStatus[]>();
  for (const from of orderStatuses) {
    const to = decideOrder(from, event);
    if (to !== null) targets.set(to, [...(targets.get(to) ?? []), from]);
  }
  return targets;
}
