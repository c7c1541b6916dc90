import type { DeskOrder } from '@proverka/contract/desk-orders';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import { publicWordsFor } from '#registers/subject-blocks.ts';
import type { BlockDeps } from '#registers/subject-blocks.ts';
import type { SubjectRow, SubjectWords } from '#registers/subject-words.domain.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { inOrder } from '../list-page.ts';

interface OrderRow {
  readonly id: string;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly status: DeskOrder['status'];
  readonly kind: DeskOrder['kind'];
  readonly method: DeskOrder['method'];
  readonly brand: DeskOrder['brand'];
  readonly total: number;
  readonly card_amount: number | null;
  readonly user_id: string;
}

interface ItemRow extends SubjectRow {
  readonly id: string;
  readonly order_id: string;
  readonly price: number;
  readonly status: DeskOrder['items'][number]['status'];
  readonly product_name_ru: string;
  readonly report_number: string | null;
}

const ITEMS_OF = statement<{ orderIds: readonly string[] }, ItemRow>(`
  select i.id, i.order_id, i.price, i.status, i.object_key, i.object_address, i.metadata, p.name_ru as product_name_ru,
    p.subject as subject_kind, r.number as report_number
  from order_item i join product p on p.id = i.product_id left join report r on r.item_id = i.id
  where i.order_id = any(:orderIds::uuid[]) order by i.order_id, i.position`);

const NAMES_OF = statement<{ userIds: readonly string[] }, { id: string; name: string; email: string }>(
  'select id, name, email from app_user where id = any(:userIds::uuid[])',
);

/** Orders as the desk shows them, as far as there are any; the names of account holders only for those who may read them. */
export async function viewDeskOrders(
  deps: BlockDeps,
  ids: readonly string[],
  isNamed: boolean,
): Promise<DeskOrder[]> {
  const { db } = deps;
  const orders = await readRows(db, ids);
  if (orders.length === 0) return [];
  const [items, names] = await Promise.all([
    ITEMS_OF(db, { orderIds: orders.map(({ id }) => id) }),
    isNamed ? NAMES_OF(db, { userIds: [...new Set(orders.map(({ user_id: id }) => id))] }) : null,
  ]);
  const words = await publicWordsFor(deps, items);
  const nameOf = (userId: string) => {
    const holder = names?.find(({ id }) => id === userId);
    return holder === undefined ? null : holder.name || holder.email;
  };
  const itemsOf = Map.groupBy(items, ({ order_id: id }) => id);
  return orders.map((order) => {
    const bought = (itemsOf.get(order.id) ?? []).map((item) => viewItem(item, words));
    return viewOrder(order, bought, nameOf(order.user_id));
  });
}

async function readRows(db: Connection, ids: readonly string[]): Promise<readonly OrderRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select id, created_at, paid_at, status, kind, method, brand, total, card_amount, user_id
    from customer_order where id = any(${ids}::uuid[])`.execute(db);
  return inOrder(ids, rows);
}

const viewOrder = (order: OrderRow, items: DeskOrder['items'], personName: string | null): DeskOrder => ({
  order_id: order.id,
  created_date: order.created_at.toISOString(),
  paid_date: order.paid_at?.toISOString() ?? null,
  status: order.status,
  kind: order.kind,
  method: order.method,
  brand: order.brand,
  total: toRubles(kopecks(order.total)),
  card_amount: order.card_amount === null ? null : toRubles(kopecks(order.card_amount)),
  person_id: order.user_id,
  person_name: personName,
  items,
});

const viewItem = (item: ItemRow, words: SubjectWords): DeskOrder['items'][number] => ({
  order_item_id: item.id,
  product_name_ru: item.product_name_ru,
  price: toRubles(kopecks(item.price)),
  status: item.status,
  subject_kind: item.subject_kind,
  subject: words(item),
  report_number: item.report_number,
});
