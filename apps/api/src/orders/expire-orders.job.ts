import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { releaseParts } from './pay-in-part.ts';

/** Unpaid orders are dropped after 24 hours; a payment that succeeds later goes to the balance. */
export async function expireOrdersJob(deps: Deps): Promise<void> {
  await deps.db
    .updateTable('customer_order')
    .set({ status: 'expired' })
    .where('status', '=', 'awaiting_payment')
    .where('method', '!=', 'mixed')
    .where('expires_at', '<', deps.now())
    .execute();
  const held = await deps.db
    .selectFrom('customer_order')
    .select('id')
    .where('status', '=', 'awaiting_payment')
    .where('method', '=', 'mixed')
    .where('expires_at', '<', deps.now())
    .limit(500)
    .execute();
  for (const { id } of held) await expireHeld(deps, id);
}

/** Under the order's lock: its payment either comes before and starts the work, or after and stays on the balance. */
function expireHeld(deps: Deps, orderId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const order = await tx
      .updateTable('customer_order')
      .set({ status: 'expired' })
      .where('id', '=', orderId)
      .where('status', '=', 'awaiting_payment')
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (order !== undefined) await releaseParts(tx, order);
  });
}
