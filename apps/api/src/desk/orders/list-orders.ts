import type { DeskOrder, DeskOrdersFilter } from '@proverka/contract/desk-orders';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, countUpTo, pageOf } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { orderConditions } from './orders-filter.ts';
import { viewDeskOrders } from './view-orders.store.ts';
import type { OrderRow } from './view-orders.store.ts';

export interface OrdersQuery extends DeskOrdersFilter {
  /** The last order seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface OrdersPage {
  readonly orders: DeskOrder[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

/** One page of the orders that fit the filters, the newest first; the reading is in the journal. */
export async function listDeskOrders(
  deps: DeskDeps,
  caller: Caller,
  query: OrdersQuery,
  isNamed: boolean,
): Promise<Result<OrdersPage, never>> {
  const conditions = await orderConditions(deps, query);
  const event = { event: 'desk.read', ownerId: query.person_id ?? null, subject: 'orders' } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { desk: 'orders' } });
  const [rows, total] = await Promise.all([
    readPage(deps, query, conditions),
    query.after === undefined ? countUpTo(deps.db, sql`from customer_order o where ${conditions}`) : null,
  ]);
  const page = pageOf(rows, query.limit);
  return done({ orders: await viewDeskOrders(deps.db, page.rows, isNamed), next: page.next, total });
}

async function readPage(
  { db }: DeskDeps,
  { after, limit }: OrdersQuery,
  conditions: Sql,
): Promise<readonly OrderRow[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(o.created_at, o.id) < ((select created_at from customer_order where id = ${after}), ${after}::uuid)`;
  const { rows } = await sql<OrderRow>`${BY_VALUES}
    select o.id, o.created_at, o.paid_at, o.status, o.kind, o.method, o.brand, o.total, o.card_amount, o.user_id
    from customer_order o where ${conditions} and ${behind}
    order by o.created_at desc, o.id desc limit ${limit + 1}`.execute(db);
  return rows;
}
