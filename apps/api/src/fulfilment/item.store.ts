import { reportPathOf } from '@proverka/catalogue/report-path';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { itemOfTask, lockOrderOfItem, reportItems } from './report-items.ts';

/** The owner of an order item; undefined when there is no such item. */
export async function findItemOwner(db: Connection, itemId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select('customer_order.user_id')
    .where('order_item.id', '=', itemId)
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * An item with the data needed to finish or change it, under the lock of its order; undefined when it has no report (any
 * more).
 */
export async function lockItem(tx: Transaction, itemId: string): Promise<LockedItem | undefined> {
  await lockOrderOfItem(tx, itemId);
  return findItem(tx, itemId);
}

/** The same by one of its tasks; undefined also for a removed task. */
export async function lockItemOfTask(tx: Transaction, taskId: string): Promise<LockedItem | undefined> {
  const itemId = await itemOfTask(tx, taskId);
  return itemId === undefined ? undefined : lockItem(tx, itemId);
}

function findItem(tx: Transaction, itemId: string) {
  return reportItems(tx)
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .leftJoin('wholesale_batch', 'wholesale_batch.order_id', 'customer_order.id')
    .select([
      'order_item.id',
      'order_item.order_id as orderId',
      'order_item.status',
      'order_item.price',
      'order_item.price_breakdown',
      'order_item.product_id as productId',
      'order_item.object_key as objectKey',
      'order_item.object_key',
      'order_item.object_address',
      'order_item.metadata',
      'customer_order.user_id as userId',
      'customer_order.method',
      'customer_order.variant',
      'app_user.email',
      'product.name as productName',
      'product.name_ru as productTitle',
      'product.brand',
      'product.subject as subject_kind',
      'product.tasks as productTasks',
      'product.owner_tasks as ownerTasks',
      'report.created_at as createdAt',
      'report.edits',
      'risk_report.finished_at as closedAt',
      'wholesale_batch.id as batchId',
      'wholesale_batch.title as batchTitle',
      'wholesale_batch.skips_missing as skipsMissing',
    ])
    .where('order_item.id', '=', itemId)
    .executeTakeFirst();
}
export type LockedItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** The path of an item's report on the brand's site. */
export const pathOf = ({ brand, productName, id, subject_kind: kind }: LockedItem): string =>
  reportPathOf(brand, { product_name: productName, order_item_id: id, kind });
