import type { ApiReply } from '@proverka/contract/api';
import { kopecks, toRubles } from '@proverka/validation/money';
import { isAwaitingPayment } from '#fulfilment/order-status.domain.ts';
import { orderVersion } from '#fulfilment/order-version.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { readOrderEvents } from './order-events.store.ts';
import { viewDeskOrders } from './view-orders.store.ts';

type ViewedOrder = ApiReply<'GET /admin/orders/{order_id}'>;

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
): Promise<Result<ViewedOrder, 'order_not_found'>> {
  const [order] = await viewDeskOrders(deps, [orderId], isNamed);
  if (order === undefined) return refuse('order_not_found');
  await recordEvent(deps, deps.db, caller, {
    event: 'order.read',
    ownerId: order.person_id,
    subject: orderId,
  });
  // The version first: what happens after it is at worst shown and refused, never acted upon unseen.
  const version = await orderVersion(deps.db, orderId);
  const events = await readOrderEvents(deps.db, orderId);
  return done({
    order,
    events,
    version: version ?? '',
    due: isAwaitingPayment(order.status) ? (order.card_amount ?? order.total) : 0,
    approval_above: toRubles(kopecks(deps.config.approvalAbove)),
  });
}
