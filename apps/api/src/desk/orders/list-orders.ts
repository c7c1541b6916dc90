import type { DeskOrder } from '@proverka/contract/desk-orders';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { pageOf, totalOf } from '../list-page.ts';
import { readOrderIds } from './order-ids.store.ts';
import type { OrdersQuery } from './orders-query.ts';
import { viewDeskOrders } from './view-orders.store.ts';

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
  return done({
    orders: await viewDeskOrders(deps, page.ids, isNamed),
    next: page.next,
    total: query.after === undefined ? totalOf(count) : null,
  });
}
