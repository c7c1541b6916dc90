import type { Deps } from '../deps.ts';
import { inTransaction } from '../db/transaction.ts';
import { claimedPayment, isOpen, openStatuses } from './payment.store.ts';

const OVERDUE_MS = 2 * 60_000;
const LOOK_BACK_MS = 3600_000;

/** Once a minute: takes up checks that got lost and payments the provider has and we think are still open. */
export async function reconcileJob(deps: Deps): Promise<void> {
  await resumeOverdue(deps);
  await compareRecent(deps);
}

async function resumeOverdue(deps: Deps): Promise<void> {
  const overdue = await deps.db
    .selectFrom('payment')
    .select('id')
    .where('status', 'in', [...openStatuses])
    .where('next_check_at', '<', new Date(deps.now().getTime() - OVERDUE_MS))
    .limit(500)
    .execute();
  await checkSoon(
    deps,
    overdue.map(({ id }) => id),
  );
}

async function compareRecent(deps: Deps): Promise<void> {
  const answer = await deps.yookassa.listPayments(new Date(deps.now().getTime() - LOOK_BACK_MS));
  if (answer.kind !== 'ok') return;
  const claimed = answer.value.items.filter(({ status }) => status === 'succeeded');
  const missed: string[] = [];
  for (const remote of claimed) {
    const payment = await claimedPayment(deps.db, remote);
    if (payment === undefined)
      deps.log.error({ providerId: remote.id }, 'the provider has a paid payment that is not ours');
    else if (isOpen(payment)) missed.push(payment.id);
  }
  await checkSoon(deps, missed);
}

async function checkSoon(deps: Deps, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return;
  await inTransaction(deps.db, (tx) =>
    deps.enqueue(
      tx,
      'payment.check',
      paymentIds.map((paymentId) => ({ paymentId })),
    ),
  );
}
