import type { DeskOrder } from '@proverka/contract/desk-orders';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { DeskDeps } from '../deps.ts';
import { inOrder, pageOf, totalOf } from '../list-page.ts';
import { readOrderIds } from './order-ids.store.ts';
import type { OrdersQuery } from './orders-query.ts';
import { viewDeskOrders } from './view-orders.store.ts';
import type { OrderRow } from './view-orders.store.ts';

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
  const event = { event: 'desk.read', ownerId: query.person_id ?? null, subject: 'orders' } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { desk: 'orders' } });
  const { ids, count } = await readOrderIds(deps, query);
  const page = pageOf(ids, query.limit);
  const rows = await readRows(deps.db, page.ids);
  return done({
    orders: await viewDeskOrders(deps.db, rows, isNamed),
    next: page.next,
    total: query.after === undefined ? totalOf(count) : null,
  });
}

async function readRows(db: Connection, ids: readonly string[]): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select id, created_at, paid_at, status, kind, method, brand, total, card_amount, user_id
    from customer_order where id = any(${ids}::uuid[])`.execute(db);
  return inOrder(ids, rows);
}
