import type { WorkedItem } from '@proverka/contract/order-tasks';
import type { ItemStatus, OrderStatus } from '@proverka/contract/order-list';
import type { SubjectKind } from '@proverka/contract/subject';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import { stuckCondition } from '../stuck-condition.ts';
import { canCorrect } from '#fulfilment/task-acts.domain.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import { publicWordsFor } from '#registers/subject-blocks.ts';
import type { SubjectRow, SubjectWords } from '#registers/subject-words.domain.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, allOf, countUpTo, pageOfRows } from '../list-page.ts';
import type { Sql } from '../list-page.ts';

interface ItemsQuery {
  readonly order_id?: string | undefined;
  readonly status?: ItemStatus | undefined;
  readonly is_stuck?: boolean | undefined;
  /** The last item seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Row extends SubjectRow {
  readonly id: string;
  readonly order_id: string;
  readonly created_at: Date;
  readonly position: number;
  readonly price: number;
  readonly status: ItemStatus;
  readonly order_status: OrderStatus;
  readonly product_name_ru: string;
  readonly subject_kind: SubjectKind;
  readonly owner_tasks: readonly string[];
  readonly report_number: string | null;
  readonly edits: number | null;
  readonly closed_at: Date | null;
  readonly is_stuck: boolean;
}

/** Items one by one: of an order in its order, of all orders the newest first; the reading is in the journal. */
export async function listItems(deps: DeskDeps, caller: Caller, query: ItemsQuery) {
  const conditions = conditionsOf(deps, query);
  await recordEvent(deps, deps.db, caller, {
    event: 'desk.read',
    ownerId: null,
    subject: query.order_id ?? 'items',
    after: { desk: 'items' },
  });
  const from = sql`from order_item i join customer_order o on o.id = i.order_id where ${conditions}`;
  const [rows, total] = await Promise.all([
    readPage(deps, query, conditions),
    query.after === undefined ? countUpTo(deps.db, from) : null,
  ]);
  const page = pageOfRows(rows, query.limit);
  const words = await publicWordsFor(deps, page.rows);
  return done({ items: page.rows.map((row) => viewItem(row, words)), next: page.next, total });
}

const conditionsOf = (deps: DeskDeps, { order_id: orderId, status, is_stuck: isStuck }: ItemsQuery): Sql =>
  allOf([
    ...(orderId === undefined ? [] : [sql`i.order_id = ${orderId}`]),
    ...(status === undefined ? [] : [sql`i.status = ${status}`]),
    ...(isStuck === true
      ? [sql`exists (select from report_task t where t.item_id = i.id and ${stuckCondition(deps)})`]
      : []),
  ]);

async function readPage(
  deps: DeskDeps,
  { after, limit }: ItemsQuery,
  conditions: Sql,
): Promise<readonly Row[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(o.created_at, o.id, -i.position) < (
          select seen_order.created_at, seen_order.id, -seen.position from order_item seen
          join customer_order seen_order on seen_order.id = seen.order_id where seen.id = ${after})`;
  const { rows } = await sql<Row>`${BY_VALUES}
    select i.id, i.order_id, o.created_at, i.position, i.price, i.status, o.status as order_status,
      i.object_key, i.object_address, i.metadata, p.name_ru as product_name_ru, p.subject as subject_kind, p.owner_tasks,
      r.number as report_number, r.edits, rr.finished_at as closed_at,
      exists (select from report_task t where t.item_id = i.id and ${stuckCondition(deps)}) as is_stuck
    from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
    left join report r on r.item_id = i.id left join risk_report rr on rr.item_id = i.id
    where ${conditions} and ${behind}
    order by o.created_at desc, o.id desc, i.position limit ${limit + 1}`.execute(deps.db);
  return rows;
}

const viewItem = (row: Row, words: SubjectWords): WorkedItem => ({
  order_item_id: row.id,
  order_id: row.order_id,
  created_date: row.created_at.toISOString(),
  product_name_ru: row.product_name_ru,
  status: row.status,
  price: toRubles(kopecks(row.price)),
  subject_kind: row.subject_kind,
  subject: words(row),
  object_key: row.subject_kind === 'object' ? row.object_key : '',
  report_number: row.report_number,
  edits: row.edits ?? 0,
  can_correct: canCorrect({
    status: row.status,
    orderStatus: row.order_status,
    kind: row.subject_kind,
    ownerTasks: row.owner_tasks,
    closedAt: row.closed_at,
  }),
  is_stuck: row.is_stuck,
});
