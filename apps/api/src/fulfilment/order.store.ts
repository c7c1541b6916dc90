import type { Connection } from '#platform/db/transaction.ts';

export function findOrder(db: Connection, orderId: string) {
  return db
    .selectFrom('customer_order')
    .select([
      'id',
      'user_id',
      'brand',
      'variant',
      'kind',
      'method',
      'status',
      'total',
      'card_amount',
      'metadata',
      'created_at',
      'expires_at',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst();
}

export function readItems(db: Connection, orderId: string) {
  return db
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'order_item.id',
      'order_item.product_id',
      'order_item.price',
      'order_item.price_breakdown',
      'order_item.card_amount',
      'order_item.status',
      'order_item.object_key',
      'order_item.object_address',
      'product.name as product_name',
      'product.tasks',
      'product.owner_tasks',
      'product.subject as subject_kind',
      'order_item.metadata',
      'product.name_ru as product_name_ru',
    ])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.position')
    .execute();
}
export type OrderItemRow = Awaited<ReturnType<typeof readItems>>[number];
