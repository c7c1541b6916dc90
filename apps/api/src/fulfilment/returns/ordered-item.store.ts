import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { lockOrderOfItem } from '../report-items.ts';

const query = (db: Connection) =>
  db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'order_item.id',
      'order_item.order_id as orderId',
      'order_item.status',
      'order_item.price',
      'order_item.card_amount as cardAmount',
      'customer_order.user_id as userId',
      'customer_order.method',
      'customer_order.variant',
      'customer_order.paid_at as paidAt',
      'app_user.email',
      'product.name as productName',
      'product.name_ru as productTitle',
      'product.brand',
    ]);

/** Under the lock of its order; also when its report is already destroyed. */
export async function lockOrderedItem(tx: Transaction, itemId: string): Promise<OrderedItem | undefined> {
  await lockOrderOfItem(tx, itemId);
  return query(tx).where('order_item.id', '=', itemId).executeTakeFirst();
}

export const readOrderedItems = (db: Connection, orderId: string): Promise<OrderedItem[]> =>
  query(db).where('order_item.order_id', '=', orderId).orderBy('order_item.position').execute();

export type OrderedItem = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>;
