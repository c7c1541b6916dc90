import type { DeskFound } from '@proverka/contract/desk-find';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { findNamedOrders } from '../orders/named-orders.store.ts';

const MOST = 8;

/** Orders by a number, of which the latest come first. */
export async function findOrders(db: Connection, text: string): Promise<DeskFound[]> {
  const named = await findNamedOrders(db, text);
  if (named.length === 0) return [];
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'created_at', 'total'])
    .where(
      'id',
      'in',
      named.map(({ order_id: id }) => id),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return orders.map(({ id, created_at: at, total }) => ({
    kind: named.find(({ order_id: order }) => order === id)?.kind ?? 'order',
    id,
    title: text.trim(),
    about: '',
    date: at.toISOString(),
    amount: toRubles(kopecks(total)),
  }));
}
