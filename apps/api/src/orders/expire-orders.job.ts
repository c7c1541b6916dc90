import type { Deps } from '../deps.ts';

/** Unpaid orders are dropped after 24 hours; a payment that succeeds later goes to the balance. */
export async function expireOrdersJob(deps: Deps): Promise<void> {
  await deps.db
    .updateTable('customer_order')
    .set({ status: 'expired' })
    .where('status', '=', 'awaiting_payment')
    .where('expires_at', '<', deps.now())
    .execute();
}
