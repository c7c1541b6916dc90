import { moveOrder, moveOrders } from '#fulfilment/move-order.ts';
import type { PaymentMethod } from '#money/payment-method.ts';
import { IS_PAYMENT_PROPOSED } from '#money/proposed-payment.store.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { OrderingDeps } from '../deps.ts';
import { releaseParts } from './pay-in-part.ts';

const AT_ONCE = 500;

const DUE = statement<{ now: Date }, { id: string; method: PaymentMethod }>(`
  select o.id, o.method from customer_order o
  where o.status = 'awaiting_payment' and o.expires_at < :now and not ${IS_PAYMENT_PROPOSED} limit ${AT_ONCE}`);

/** Unpaid orders expire after 24 hours; a payment that succeeds later goes to the balance. */
export async function expireOrdersJob(deps: OrderingDeps): Promise<void> {
  const due = await DUE(deps.db, { now: deps.now() });
  const plain = due.filter(({ method }) => method !== 'mixed').map(({ id }) => id);
  if (plain.length > 0) {
    await inTransaction(deps.db, (tx) => moveOrders(tx, plain, 'expired', deps.now()));
  }
  for (const { id, method } of due) if (method === 'mixed') await expireHeld(deps, id);
  if (due.length === AT_ONCE) await expireOrdersJob(deps);
}

/** Under the order's lock: its payment either comes first and starts the work, or later and stays on the balance. */
function expireHeld(deps: OrderingDeps, orderId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    if (await moveOrder(tx, orderId, 'expired', deps.now())) await releaseParts(tx, orderId);
  });
}
