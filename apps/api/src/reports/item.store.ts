import type { Transaction } from '../db/transaction.ts';

/** The item of a task with what finishing it needs, under the lock of its order. */
export function lockItem(tx: Transaction, taskId: string) {
  return (
    tx
      .selectFrom('report_task')
      .innerJoin('order_item', 'order_item.id', 'report_task.item_id')
      .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
      .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
      .innerJoin('product', 'product.id', 'order_item.product_id')
      .leftJoin('wholesale_batch', 'wholesale_batch.order_id', 'customer_order.id')
      .select([
        'order_item.id',
        'order_item.order_id as orderId',
        'order_item.status',
        'order_item.price',
        'order_item.product_id as productId',
        'order_item.object_key as objectKey',
        'order_item.object_address as objectAddress',
        'order_item.metadata',
        'customer_order.user_id as userId',
        'customer_order.method',
        'app_user.email',
        'product.name as productName',
        'product.name_ru as productTitle',
        'product.brand',
        'product.subject as subject_kind',
        'wholesale_batch.id as batchId',
        'wholesale_batch.title as batchTitle',
      ])
      .where('report_task.id', '=', taskId)
      // The order first and always: finishing items and late payments of one order wait for each other here.
      .forUpdate('customer_order')
      .executeTakeFirstOrThrow()
  );
}
export type LockedItem = Awaited<ReturnType<typeof lockItem>>;

/** The order is closed when nothing more will happen to any of its items; true when that is so from now on. */
export async function closeOrder(tx: Transaction, orderId: string): Promise<boolean> {
  const closed = await tx
    .updateTable('customer_order')
    .set({ status: 'closed' })
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('order_item')
            .select('id')
            .where('order_id', '=', orderId)
            .where('status', 'not in', ['done', 'failed', 'refunded']),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
