import type { ReportsDeps } from '../deps.ts';

/**
 * A day after the upload a list that was not ordered is destroyed, and so is one whose order was never paid, with the data
 * of its items; an ordered list loses its rows with mistakes, which get no reports.
 */
export async function expireBatchesJob({ db, now }: ReportsDeps): Promise<void> {
  const due = db.selectFrom('wholesale_batch').select('id').where('expires_at', '<', now());
  await db
    .deleteFrom('wholesale_batch')
    .where('order_id', 'is', null)
    .where('expires_at', '<', now())
    .execute();
  const unpaid = db
    .selectFrom('customer_order')
    .innerJoin('wholesale_batch', 'wholesale_batch.order_id', 'customer_order.id')
    .select('customer_order.id')
    .where('customer_order.status', '=', 'expired');
  await db
    .updateTable('order_item')
    .set({ metadata: '{}' })
    .where('order_id', 'in', unpaid)
    .where('status', '=', 'created')
    .execute();
  await db.deleteFrom('wholesale_row').where('batch_id', 'in', due).where('kind', 'is', null).execute();
  await db
    .updateTable('wholesale_batch')
    .set({ expires_at: null })
    .where('order_id', 'is not', null)
    .where('expires_at', '<', now())
    .execute();
}
