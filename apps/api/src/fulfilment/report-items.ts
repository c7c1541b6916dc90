import type { Connection, Transaction } from '#platform/db/transaction.ts';

/** Items with a report, joined with order and product; `risk_report` exists from the first change of a risk report on. */
export const reportItems = (db: Connection) =>
  db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .innerJoin('report', 'report.item_id', 'order_item.id')
    .leftJoin('risk_report', 'risk_report.item_id', 'order_item.id');

/**
 * Always locks the order first: finishing tasks, late payments and changes of one order are serialised here. Their results
 * are read by a second statement: one that waits for a lock still sees other tables as they were before.
 */
export async function lockOrderOfItem(tx: Transaction, itemId: string): Promise<void> {
  await tx
    .selectFrom('customer_order')
    .innerJoin('order_item', 'order_item.order_id', 'customer_order.id')
    .select('customer_order.id')
    .where('order_item.id', '=', itemId)
    .forUpdate('customer_order')
    .execute();
}

/** The same by the order itself. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<void> {
  await tx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().execute();
}

/** The order an item belongs to. */
export async function orderOfItem(db: Connection, itemId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_item')
    .select('order_id')
    .where('id', '=', itemId)
    .executeTakeFirst();
  return row?.order_id;
}

export async function itemOfTask(db: Connection, taskId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('report_task')
    .select('item_id')
    .where('id', '=', taskId)
    .executeTakeFirst();
  return row?.item_id;
}
