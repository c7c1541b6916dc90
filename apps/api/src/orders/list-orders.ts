import type { OrderListEntry, OrderStatus } from '@proverka/contract/order';
import { ordersPageSize } from '@proverka/contract/order';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { kopecks, toRubles } from '@proverka/validation/money';
import { publicSubject } from '../checks/subject-words.domain.ts';
import type { SubjectRow } from '../checks/subject-words.domain.ts';
import type { Connection } from '../db/transaction.ts';
import { runSql } from '../db/transaction.ts';
import type { Result } from '../result.ts';
import { done, refuse } from '../result.ts';

export interface OrdersPage {
  readonly orders: OrderListEntry[];
  readonly total: number;
}

interface Owner {
  readonly userId: string;
  readonly email: string;
}

const columns = ['id', 'total', 'created_at', 'status'] as const;

/** A user's orders, the newest first. */
export async function listOrders(db: Connection, user: Owner, offset: number): Promise<OrdersPage> {
  const orders = await db
    .selectFrom('customer_order')
    .select(columns)
    .where('user_id', '=', user.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ordersPageSize)
    .offset(offset)
    .execute();
  return { orders: await viewOrders(db, user, orders), total: await countOrders(db, user.userId) };
}

export async function viewOrder(
  db: Connection,
  user: Owner,
  orderId: string,
): Promise<Result<OrderListEntry, 'order_not_found'>> {
  const order = await db
    .selectFrom('customer_order')
    .select(columns)
    .where('id', '=', orderId)
    .where('user_id', '=', user.userId)
    .executeTakeFirst();
  const [view] = order === undefined ? [] : await viewOrders(db, user, [order]);
  return view === undefined ? refuse('order_not_found') : done(view);
}

interface OrderRow {
  readonly id: string;
  readonly total: number;
  readonly created_at: Date;
  readonly status: OrderStatus;
}

async function viewOrders(
  db: Connection,
  { email }: Owner,
  orders: readonly OrderRow[],
): Promise<OrderListEntry[]> {
  const items = await readItemsOf(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    orderId: order.id,
    totalAmount: toRubles(kopecks(order.total)),
    email,
    date: order.created_at.toISOString(),
    status: order.status,
    OrderItem: items.filter(({ order_id }) => order_id === order.id).map(viewItem),
  }));
}

interface ItemRow extends SubjectRow {
  readonly id: string;
  readonly order_id: string;
  readonly price: number;
  readonly status: OrderListEntry['OrderItem'][number]['status'];
  readonly product_name: string;
  readonly product_name_ru: string;
}

const ITEMS_OF = `
  select i.id, i.order_id, i.price, i.status, i.object_key, i.object_address, i.metadata, p.name as product_name,
    p.name_ru as product_name_ru, p.subject as subject_kind
  from order_item i join product p on p.id = i.product_id
  where i.order_id = any($1::uuid[]) order by i.order_id, i.position`;

const readItemsOf = (db: Connection, orderIds: readonly string[]): Promise<ItemRow[]> =>
  runSql<ItemRow>(db, ITEMS_OF, [orderIds]);

const viewItem = (item: ItemRow): OrderListEntry['OrderItem'][number] => ({
  order_item_id: item.id,
  product_name: item.product_name,
  product_name_ru: item.product_name_ru,
  price: toRubles(kopecks(item.price)),
  status: item.status,
  ItemMetadata: isCadastralNumber(item.object_key)
    ? { address: item.object_address, kadastr_number: item.object_key }
    : { address: publicSubject(item), kadastr_number: '' },
});

async function countOrders(db: Connection, userId: string): Promise<number> {
  const { all } = await db
    .selectFrom('customer_order')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return all;
}
