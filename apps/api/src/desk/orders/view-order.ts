import type { DeskOrder, OrderEvent } from '@proverka/contract/desk-orders';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { readOrderEvents } from './order-events.store.ts';
import { viewDeskOrders } from './view-orders.store.ts';

interface Looking {
  readonly orderId: string;
  /** The reader holds the grant `people`. */
  readonly isNamed: boolean;
}

/** One order and all that happened to it, the earliest first; the look is in the journal of its owner. */
export async function viewDeskOrder(
  deps: DeskDeps,
  caller: Caller,
  { orderId, isNamed }: Looking,
): Promise<Result<{ order: DeskOrder; events: OrderEvent[] }, 'order_not_found'>> {
  const row = await deps.db
    .selectFrom('customer_order')
    .select([
      'id',
      'created_at',
      'paid_at',
      'status',
      'kind',
      'method',
      'brand',
      'total',
      'card_amount',
      'user_id',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const [order] = row === undefined ? [] : await viewDeskOrders(deps.db, [row], isNamed);
  if (row === undefined || order === undefined) return refuse('order_not_found');
  await recordEvent(deps, deps.db, caller, { event: 'order.read', ownerId: row.user_id, subject: orderId });
  return done({ order, events: await readOrderEvents(deps.db, orderId) });
}
