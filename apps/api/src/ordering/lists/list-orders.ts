import type { ItemRefund, OrderListEntry, OrderStatus } from '@proverka/contract/order-list';
import type { Level } from '@proverka/contract/finding';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { kopecks, subtract, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import { subjectWordsFor } from '#registers/subject-blocks.ts';
import type { BlockDeps } from '#registers/subject-blocks.ts';
import type { SubjectRow, SubjectWords } from '#registers/subject-words.domain.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { plainPlaceOf } from '#money/instrument.domain.ts';
import { readPrice, viewPrice } from '#money/price-view.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findOrderIds } from './orders-list.store.ts';
import type { OrdersFilter } from './orders-list.store.ts';

export interface OrdersPage {
  readonly orders: OrderListEntry[];
  readonly total: number;
}

/** Whose orders are read, and by whom: the subjects are worded for the reader. */
interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly reader: Pick<Caller, 'actedBy'>;
}

const columns = ['id', 'total', 'card_amount', 'created_at', 'status'] as const;

interface PageQuery extends OrdersFilter {
  readonly offset: number;
}

/** A user's orders that match the filters, the newest first. */
export async function listOrders(deps: BlockDeps, user: Owner, query: PageQuery): Promise<OrdersPage> {
  const { db } = deps;
  const { ids, total } = await findOrderIds(db, user.userId, query, query.offset);
  if (ids.length === 0) return { orders: [], total };
  const orders = await db
    .selectFrom('customer_order')
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { orders: await viewOrders(deps, user, orders), total };
}

export async function viewOrder(
  deps: BlockDeps,
  user: Owner,
  orderId: string,
): Promise<Result<OrderListEntry, 'order_not_found'>> {
  const order = await deps.db
    .selectFrom('customer_order')
    .select(columns)
    .where('id', '=', orderId)
    .where('user_id', '=', user.userId)
    .executeTakeFirst();
  const [view] = order === undefined ? [] : await viewOrders(deps, user, [order]);
  return view === undefined ? refuse('order_not_found') : done(view);
}

interface OrderRow {
  readonly id: string;
  readonly total: number;
  readonly card_amount: number | null;
  readonly created_at: Date;
  readonly status: OrderStatus;
}

async function viewOrders(
  deps: BlockDeps,
  { email, reader }: Owner,
  orders: readonly OrderRow[],
): Promise<OrderListEntry[]> {
  const items = await readItemsOf(
    deps.db,
    orders.map(({ id }) => id),
  );
  const subjectOf = await subjectWordsFor(deps, reader, items);
  return orders.map((order) => ({
    orderId: order.id,
    totalAmount: toRubles(kopecks(order.total)),
    ...(order.card_amount !== null && { card_amount: toRubles(kopecks(order.card_amount)) }),
    email,
    date: order.created_at.toISOString(),
    status: order.status,
    OrderItem: items.filter(({ order_id }) => order_id === order.id).map((item) => viewItem(item, subjectOf)),
  }));
}

interface ItemRow extends SubjectRow {
  readonly id: string;
  readonly order_id: string;
  readonly price: number;
  readonly price_breakdown: unknown;
  readonly status: OrderListEntry['OrderItem'][number]['status'];
  readonly verdict_level: Level | null;
  readonly product_name: string;
  readonly product_name_ru: string;
  /** Sent to what paid, in all parts. */
  readonly on_card: number;
  /** What paid, as the provider calls it. */
  readonly instrument: string | null;
  /** A part of it has not arrived. */
  readonly is_on_its_way: boolean;
  /** Refunded after delivery, in all parts. */
  readonly returned: number;
}

const ITEMS_OF = statement<{ orderIds: readonly string[] }, ItemRow>(`
  select i.id, i.order_id, i.price, i.price_breakdown, i.status, i.object_key, i.object_address, i.metadata,
    (select w.verdict ->> 'level' from report w where w.item_id = i.id) as verdict_level,
    p.name as product_name, p.name_ru as product_name_ru, p.subject as subject_kind,
    coalesce(r.on_card, 0)::bigint as on_card, coalesce(r.is_on_its_way, false) as is_on_its_way, r.instrument,
    (select coalesce(sum(x.to_balance + x.to_card), 0)::bigint from item_return x where x.item_id = i.id) as returned
  from order_item i join product p on p.id = i.product_id
    left join lateral (
      select sum(f.amount) filter (where f.status <> 'canceled') as on_card,
        bool_or(f.status in ('creating', 'pending')) as is_on_its_way, max(paid.instrument) as instrument
      from refund f join payment paid on paid.id = f.payment_id where f.item_id = i.id and not f.for_checks
    ) r on true
  where i.order_id = any(:orderIds::uuid[]) order by i.order_id, i.position`);

const readItemsOf = (db: Connection, orderIds: readonly string[]): Promise<ItemRow[]> =>
  ITEMS_OF(db, { orderIds });

const viewItem = (item: ItemRow, subjectOf: SubjectWords): OrderListEntry['OrderItem'][number] => ({
  order_item_id: item.id,
  product_name: item.product_name,
  product_name_ru: item.product_name_ru,
  price: toRubles(kopecks(item.price)),
  price_breakdown: viewPrice(readPrice(item.price_breakdown)),
  status: item.status,
  ...(item.verdict_level !== null && { verdict_level: item.verdict_level }),
  ItemMetadata: isCadastralNumber(item.object_key)
    ? { address: item.object_address, kadastr_number: item.object_key }
    : { address: subjectOf(item), kadastr_number: '' },
  refund: refundOf(item),
});

/** A card payment is refunded to the card; everything else, and refunds the provider rejected, go to the balance. */
function refundOf(item: ItemRow): ItemRefund | null {
  const { status, price, on_card, is_on_its_way, returned, instrument } = item;
  const isUndelivered = status === 'failed' || status === 'refunded';
  const given = kopecks(isUndelivered ? price : returned);
  if (given === 0) return null;
  const toCard = kopecks(on_card);
  return {
    to_balance: toRubles(subtract(given, toCard)),
    to_card: toRubles(toCard),
    ...(toCard > 0 &&
      instrument !== null &&
      instrument !== 'bank_card' && { place: plainPlaceOf(instrument) }),
    is_done: !is_on_its_way,
  };
}
