import { ZERO, kopecks } from '@proverka/validation/money';
import { inTransaction, runSql } from '../db/transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { bookTransfer, codeOf } from '../ledger/ledger.store.ts';
import { paymentKeptOnBalance } from '../mail/letters.domain.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { isAwaitingPayment } from '../orders/order.domain.ts';
import { readItems } from '../orders/order.store.ts';
import type { OrderItemRow } from '../orders/order.store.ts';
import { START_ITEMS, enqueueTasks, planStart, startParameters } from '../orders/start-items.ts';
import { notifyReportChanged } from '../reports/report-changed.ts';
import { closeTopUp } from './close-top-up.ts';
import { dueOf } from './payment-body.ts';
import { confirmationColumns, lockPayment, savePaymentFinal } from './payment.store.ts';
import type { PaymentRow } from './payment.store.ts';
import { findReferralBonus, lockPayerAndReferrer } from './referral-bonus.ts';
import type { ProviderPayment } from './yookassa.ts';

export type Applied = 'applied' | 'already_final' | 'still_open' | 'gone';

/**
 * Applies what the provider said when the payment was read from it, never what a notification claimed. Twice does
 * nothing: the payment's row is locked and final payments are left alone, and the transfer's reference is unique.
 */
export function applyPayment(deps: Deps, paymentId: string, remote: ProviderPayment): Promise<Applied> {
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined) return 'gone';
    if (payment.status === 'succeeded' || payment.status === 'canceled') return 'already_final';
    const now = deps.now();
    if (remote.status === 'canceled') {
      await savePaymentFinal(tx, payment.id, remote, 'canceled', now);
      return 'applied';
    }
    if (remote.status !== 'succeeded') {
      await adopt(tx, payment, remote);
      return 'still_open';
    }
    await savePaymentFinal(tx, payment.id, remote, 'succeeded', now);
    await takeMoney(deps, tx, payment, remote, now);
    return 'applied';
  });
}

/** A payment whose creation was never answered becomes known by being found. */
async function adopt(tx: Transaction, payment: PaymentRow, remote: ProviderPayment): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      provider_id: remote.id,
      status: remote.status === 'waiting_for_capture' ? 'waiting_for_capture' : 'pending',
      ...confirmationColumns(remote),
    })
    .where('id', '=', payment.id)
    .execute();
}

async function takeMoney(
  deps: Deps,
  tx: Transaction,
  payment: PaymentRow,
  remote: ProviderPayment,
  now: Date,
): Promise<void> {
  const order = await tx
    .selectFrom('customer_order')
    .select(['id', 'brand', 'kind', 'status', 'total', 'card_amount'])
    .where('id', '=', payment.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const bonus = order.kind === 'top_up' ? await findReferralBonus(tx, payment.user_id, remote.amount) : null;
  const accounts = await lockPayerAndReferrer(tx, payment.user_id, bonus);
  await bookTransfer(tx, {
    reference: `payment:${payment.id}`,
    kind: 'payment',
    from: codeOf.provider,
    to: codeOf.user(payment.user_id, 'paid'),
    amount: remote.amount,
    orderId: order.id,
    paymentId: payment.id,
  });
  if (order.kind === 'top_up') return closeTopUp(deps, tx, { payment, amount: remote.amount, bonus, now });
  const startsOrder = isAwaitingPayment(order.status) && remote.amount >= dueOf(order);
  if (!startsOrder) return tellKept(deps, tx, payment, remote);
  const ordered = await readItems(tx, order.id);
  const holds = ordered.map((item) =>
    planStart(
      deps,
      now,
      holdOf(order, item),
      {
        brand: order.brand,
        name: item.product_name,
        tasks: item.tasks,
        ownerTasks: item.owner_tasks,
        metadata: item.metadata,
      },
      ordered.length,
    ),
  );
  await runSql(tx, START_PAID_ORDER, startParameters(order.id, now, accounts, holds));
  // Whoever watches an item that waited for its payment sees the work begin.
  for (const { id } of ordered) notifyReportChanged(tx, id);
  return enqueueTasks(deps, tx, holds);
}

/**
 * Paid by card in full, bonus money stays for another order; what the balance pays of an order paid in part is held since
 * the order was placed.
 */
function holdOf({ card_amount: card }: { readonly card_amount: number | null }, item: OrderItemRow) {
  const [bonus, paid] = [ZERO, card === null ? kopecks(item.price) : ZERO];
  return { itemId: item.id, bonus, paid, card: card === null ? ZERO : kopecks(item.card_amount) };
}

const START_PAID_ORDER = `
  with ${START_ITEMS}, paid_order as (
    update customer_order set status = 'paid', paid_at = $2::timestamptz where id = $1::uuid
  )
  update order_item set status = 'queued' where order_id = $1::uuid`;

/** The order is closed, expired or paid already: the money is the customer's and stays on the balance. */
async function tellKept(
  deps: Deps,
  tx: Transaction,
  payment: PaymentRow,
  remote: ProviderPayment,
): Promise<void> {
  const person = await tx
    .selectFrom('app_user')
    .select(['email', 'brand'])
    .where('id', '=', payment.user_id)
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, {
    reason: `payment-kept:${payment.id}`,
    brand: person.brand,
    recipient: person.email,
    letter: paymentKeptOnBalance(deps.config.publicUrls[person.brand], remote.amount),
  });
}
