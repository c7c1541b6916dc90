import { inTransaction } from '#platform/db/transaction.ts';
import { checkPayment } from '../check-payment.ts';
import type { MoneyDeps } from '../deps.ts';
import { findPayment, isOpen, openStatuses } from '../payment.store.ts';
import { nextCheckSeconds } from './check-payment.domain.ts';

/** Checks the payment and reschedules itself with growing delays until it is final. */
export async function checkPaymentJob(deps: MoneyDeps, { paymentId }: { paymentId: string }): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment === undefined || !isOpen(payment)) return;
  if (await checkPayment(deps, payment)) return;
  await inTransaction(deps.db, async (tx) => {
    const seconds = nextCheckSeconds(payment.checks);
    const now = deps.now();
    const scheduled = await tx
      .updateTable('payment')
      .set({
        checks: payment.checks + 1,
        checked_at: now,
        next_check_at: new Date(now.getTime() + seconds * 1000),
      })
      .where('id', '=', paymentId)
      // Prevents a second chain of checks when another job (the sweep, a restart) exists for the same payment.
      .where('checks', '=', payment.checks)
      .where('status', 'in', [...openStatuses])
      .returning('id')
      .executeTakeFirst();
    if (scheduled !== undefined)
      await deps.enqueue(tx, 'payment.check', [{ paymentId }], { startAfterSeconds: seconds });
  });
}
