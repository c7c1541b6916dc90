import type { PlacedOrder } from '@proverka/contract/order';
import { inTransaction } from '../db/transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { isAwaitingPayment, isPaid } from '../orders/order.domain.ts';
import { findOrder, readItems } from '../orders/order.store.ts';
import type { OrderItemRow } from '../orders/order.store.ts';
import { viewPlacedOrder } from '../orders/placed-order.ts';
import type { Confirmation } from '../orders/placed-order.ts';
import type { Result } from '../result.ts';
import { done, refuse } from '../result.ts';
import { FIRST_CHECK_SECONDS } from './check-payment.domain.ts';
import { dueOf, paymentBody } from './payment-body.ts';
import type { PayableOrder } from './payment-body.ts';
import { confirmationOf, findLatestPayment, isOpen, savePaymentCreated } from './payment.store.ts';
import type { PaymentRow } from './payment.store.ts';

/**
 * Makes an order payable: opens a payment at the provider, or finds the one that is open. Its row is saved first and
 * its id is the Idempotence-Key, so that a lost answer is asked for again and never becomes a second payment.
 */
export async function requestPayment(
  deps: Deps,
  orderId: string,
): Promise<Result<PlacedOrder, 'payment_provider_unavailable' | 'order_not_payable'>> {
  const prepared = await inTransaction(deps.db, (tx) => preparePayment(deps, tx, orderId));
  if (!prepared.ok) return prepared;
  const { order, items, payment } = prepared.value;
  const view = (confirmation: Confirmation | null) =>
    done(viewPlacedOrder({ ...order, items }, confirmation));
  if (payment === null) return view(null);
  const known = { token: payment.confirmation_token, url: payment.confirmation_url };
  if (isKnown(known)) return view(known);
  const body = await paymentBody(deps, order, items, payment);
  const answer = await deps.yookassa.createPayment(payment.id, body);
  if (answer.kind === 'ok') {
    await savePaymentCreated(deps.db, payment.id, answer.value);
    const confirmation = confirmationOf(answer.value);
    if (isKnown(confirmation)) return view(confirmation);
  }
  deps.log.error({ paymentId: payment.id, answer: describe(answer) }, 'payment was not created');
  if (answer.kind === 'rejected') {
    await deps.db
      .updateTable('payment')
      .set({ status: 'rejected', final_at: deps.now() })
      .where('id', '=', payment.id)
      .execute();
  }
  return refuse('payment_provider_unavailable');
}

const isKnown = ({ token, url }: Confirmation): boolean => token !== null || url !== null;

interface Prepared {
  readonly order: PayableOrder;
  readonly items: readonly OrderItemRow[];
  /** null: the order is paid already. */
  readonly payment: PaymentRow | null;
}

async function preparePayment(
  deps: Deps,
  tx: Transaction,
  orderId: string,
): Promise<Result<Prepared, 'order_not_payable'>> {
  await tx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().execute();
  const order = await findOrder(tx, orderId);
  const now = deps.now();
  if (order === undefined) throw new Error(`order ${orderId} does not exist`);
  const items = await readItems(tx, orderId);
  if (isPaid(order.status)) return done({ order, items, payment: null });
  if (!isAwaitingPayment(order.status) || order.expires_at <= now) return refuse('order_not_payable');
  const latest = await findLatestPayment(tx, orderId);
  if (latest !== undefined && isOpen(latest)) {
    return done({ order, items, payment: latest });
  }
  const payment = await insertPayment(deps, tx, order, now);
  return done({ order, items, payment });
}

async function insertPayment(
  deps: Deps,
  tx: Transaction,
  order: PayableOrder,
  now: Date,
): Promise<PaymentRow> {
  const row = {
    id: deps.newId(),
    order_id: order.id,
    user_id: order.user_id,
    provider_id: null,
    status: 'creating' as const,
    amount: dueOf(order),
    confirmation_token: null,
    confirmation_url: null,
    return_url: returnUrlOf(order),
    created_at: now,
    checked_at: null,
    checks: 0,
  };
  const next_check_at = new Date(now.getTime() + FIRST_CHECK_SECONDS * 1000);
  await tx
    .insertInto('payment')
    .values({ ...row, cancellation: null, final_at: null, next_check_at })
    .execute();
  await deps.enqueue(tx, 'payment.check', [{ paymentId: row.id }], {
    startAfterSeconds: FIRST_CHECK_SECONDS,
  });
  return row;
}

/** Of an order that is paid on the provider's own page. */
function returnUrlOf({ metadata }: PayableOrder): string | null {
  const url = metadata['redirectUrl'];
  return typeof url === 'string' ? url : null;
}

function describe(answer: { kind: string; code?: string; description?: string; reason?: string }): string {
  return [answer.kind, answer.code, answer.description, answer.reason].filter(Boolean).join(': ');
}
