import { readPrice } from '#money/price-view.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { dueBy } from '#platform/outbound/backoff.domain.ts';
import type { ConversionTarget } from './conversion.tables.ts';
import type { PaidOrder } from './targets.domain.ts';
import { targets } from './targets.domain.ts';

export interface ClaimedConversion {
  readonly id: string;
  readonly order_id: string;
  readonly target: ConversionTarget;
  readonly position: number;
  readonly attempts: number;
}

const claimFirst = Object.entries(targets).flatMap(([name, { isIdempotent }]) =>
  isIdempotent ? [] : [name],
);

// A conversion that must not be sent twice is marked before it is sent; the others are claimed by a lease.
const CLAIM = statement<{ due: Date; leasedUntil: Date; claimFirst: readonly string[] }, ClaimedConversion>(`
  update conversion set attempts = attempts + 1, due_at = :leasedUntil,
    status = case when target = any(:claimFirst) then 'sending' else 'waiting' end
  where id in (
    select id from conversion where status = 'waiting' and due_at <= :due
    order by due_at limit 20 for update skip locked)
  returning id, order_id, target, position, attempts`);

export const claimConversions = (db: Connection, now: Date, leaseMs: number): Promise<ClaimedConversion[]> =>
  CLAIM(db, { due: dueBy(now), leasedUntil: new Date(now.getTime() + leaseMs), claimFirst });

/** Claims of a process that died between sending and marking: their outcome is unknown, and they are not repeated. */
export async function abandonClaims(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable('conversion')
    .set({ status: 'unknown', reason: 'the process ended while it was being sent' })
    .where('status', '=', 'sending')
    .where('due_at', '<=', now)
    .execute();
}

export async function readPaidOrder(db: Connection, orderId: string): Promise<PaidOrder> {
  const order = await db
    .selectFrom('customer_order')
    .select(['id', 'brand', 'total', 'metadata', 'paid_at', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select(['order_item.position', 'order_item.price', 'order_item.price_breakdown', 'product.name'])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.position')
    .execute();
  const coupon = rows
    .map(({ price_breakdown }) => readPrice(price_breakdown).code)
    .find((code) => code !== null);
  return {
    id: order.id,
    brand: order.brand,
    total: order.total,
    metadata: order.metadata,
    paidAt: order.paid_at ?? order.created_at,
    coupon: coupon ?? null,
    items: rows.map(({ position, price, name }) => ({ position, price, productName: name })),
  };
}
