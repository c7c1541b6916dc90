import type { Purchase } from '@proverka/contract/object';
import type { Connection } from '#platform/db/transaction.ts';

/** A user's purchases about an object, the newest first; unpaid items do not count. */
export async function readPurchases(db: Connection, userId: string, objectKey: string): Promise<Purchase[]> {
  const rows = await db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'order_item.id',
      'order_item.status',
      'order_item.metadata',
      'product.name as product_name',
      'customer_order.created_at',
    ])
    .where('customer_order.user_id', '=', userId)
    .where('order_item.object_key', '=', objectKey)
    .where('order_item.status', '!=', 'created')
    .orderBy('customer_order.created_at', 'desc')
    .orderBy('order_item.id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    order_item_id: row.id,
    product_name: row.product_name,
    // Specification, section 4: a bought object product is first shown as requested.
    status: row.status === 'queued' ? 'requested' : row.status,
    created_date: row.created_at.toISOString(),
    metadata: { diffStatement: diffOf(row.metadata) },
  }));
}

type Diff = Purchase['metadata']['diffStatement'];

/** Computed at delivery by comparison with the version bought before. */
const diffOf = (metadata: Record<string, unknown>): Diff =>
  (metadata['diffStatement'] as Diff | undefined) ?? null;
