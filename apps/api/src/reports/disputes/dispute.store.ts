import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { lockOrderOfItem } from '#fulfilment/report-items.ts';

/** A dispute under the lock of its order, which every change of the report waits for. */
export async function lockDispute(tx: Transaction, id: string) {
  const named = await tx.selectFrom('dispute').select('item_id').where('id', '=', id).executeTakeFirst();
  if (named === undefined) return undefined;
  await lockOrderOfItem(tx, named.item_id);
  return tx
    .selectFrom('dispute')
    .select(['id', 'user_id', 'number', 'item_id', 'finding_key', 'finding', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type LockedDispute = NonNullable<Awaited<ReturnType<typeof lockDispute>>>;

/** Disputes with their reports, for the staff. */
export const disputes = (db: Connection) =>
  db
    .selectFrom('dispute')
    .innerJoin('order_item', 'order_item.id', 'dispute.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .innerJoin('report', 'report.item_id', 'dispute.item_id')
    .select([
      'dispute.id',
      'dispute.number',
      'dispute.finding',
      'dispute.document_hash',
      'dispute.opened_at',
      'dispute.answered_at',
      'dispute.outcome',
      'report.number as report_number',
      'product.name_ru',
    ]);
