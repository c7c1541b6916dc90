import { isAwaitingPayment, isPaid } from '#fulfilment/order-status.domain.ts';
import { moveOrder } from '#fulfilment/move-order.ts';
import { findOrder } from '#fulfilment/order.store.ts';
import { lockAsRead } from '#fulfilment/order-version.ts';
import { proposeOrderPayment } from '#money/propose-order-payment.ts';
import { isPaymentProposed } from '#money/proposed-payment.store.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { OrderingDeps } from '../deps.ts';
import { dueOf } from '../payment/request-payment.ts';
import { releaseParts } from '../placement/pay-in-part.ts';

interface UpdateWish {
  readonly OrderID: string;
  readonly Paid: boolean;
  readonly version: string;
  readonly reason: string;
  readonly document: string;
}

type Updated = Result<
  { readonly outcome: 'paid' | 'waiting' | 'cancelled'; readonly proposal_id: string | null },
  'order_not_found' | 'order_changed' | 'order_paid' | 'order_not_payable' | 'own_staff_role'
>;

type WaitingOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Marks an unpaid order as paid, by a document, or cancels it. A paid one is never unpaid again: its items are returned. */
export function updateOrder(deps: OrderingDeps, caller: Caller, wish: UpdateWish): Promise<Updated> {
  return inTransaction<Updated>(deps.db, async (tx) => {
    const asRead = await lockAsRead(tx, wish.OrderID, wish.version);
    const order = await findOrder(tx, wish.OrderID);
    if (order === undefined) return refuse('order_not_found');
    if (!asRead.ok) return asRead;
    if (!isAwaitingPayment(order.status)) {
      return refuse(isPaid(order.status) && !wish.Paid ? 'order_paid' : 'order_not_payable');
    }
    if (await isPaymentProposed(tx, order.id)) return refuse('order_changed', { detail: proposed(wish) });
    return wish.Paid ? markPaid(deps, tx, caller, order, wish) : cancel(deps, tx, caller, order, wish);
  });
}

/** What is proposed is decided first: an order that is gone could not be paid any more. */
const proposed = ({ Paid: isPaid }: UpdateWish): string =>
  isPaid
    ? 'Эту оплату уже предложили: она ждёт второго сотрудника'
    : 'Оплату этого заказа предложили, она ждёт второго сотрудника. Чтобы отменить заказ, сначала отклоните её в разделе «Деньги»';

async function markPaid(
  deps: OrderingDeps,
  tx: Transaction,
  caller: Caller,
  order: WaitingOrder,
  { reason, document }: UpdateWish,
): Promise<Updated> {
  if (order.user_id === caller.userId) return refuse('own_staff_role');
  if (order.kind !== 'purchase') return refuse('order_not_payable');
  const amount = dueOf(order);
  const wish = { orderId: order.id, userId: order.user_id, amount, reason, document };
  const { proposalId, isWaiting } = await proposeOrderPayment(deps, tx, caller, wish);
  if (!isWaiting) {
    await recordEvent(deps, tx, caller, {
      event: 'order.paid_by_hand',
      ownerId: order.user_id,
      subject: order.id,
      reason,
      after: { kopecks: amount, proposal_id: proposalId },
    });
  }
  return done({ outcome: isWaiting ? 'waiting' : 'paid', proposal_id: proposalId });
}

async function cancel(
  deps: OrderingDeps,
  tx: Transaction,
  caller: Caller,
  order: WaitingOrder,
  { reason }: UpdateWish,
): Promise<Updated> {
  await moveOrder(tx, order.id, 'expired', deps.now());
  if (order.method === 'mixed') await releaseParts(tx, order.id);
  await recordEvent(deps, tx, caller, {
    event: 'order.cancelled',
    ownerId: order.user_id,
    subject: order.id,
    reason,
    after: { kopecks: order.total },
  });
  return done({ outcome: 'cancelled', proposal_id: null });
}
