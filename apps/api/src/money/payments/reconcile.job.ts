import { subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { MoneyDeps } from '../deps.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { checkPayment } from '../check-payment.ts';
import { claimedPayment, isOpen, openStatuses } from '../payment.store.ts';
import type { ProviderPayment } from './yookassa.ts';

const OVERDUE_MS = 2 * 60_000;
const HOUR_MS = 3600_000;
const MOST_PAGES = 200;

/**
 * Runs every minute: resumes lost checks and compares our payments with the provider's list of the last hour, once a day
 * with that of the last three days.
 */
export async function reconcileJob(deps: MoneyDeps): Promise<void> {
  await resumeOverdue(deps);
  const now = deps.now();
  const isNightly = now.getUTCHours() === 1 && now.getUTCMinutes() === 13;
  await compareSince(deps, new Date(now.getTime() - (isNightly ? 72 : 1) * HOUR_MS));
}

async function resumeOverdue(deps: MoneyDeps): Promise<void> {
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

/** Page by page; an unanswered page ends the comparison until the next run. */
async function compareSince(deps: MoneyDeps, since: Date): Promise<void> {
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await deps.yookassa.listPayments(since, cursor);
    if (answer.kind !== 'ok') return;
    for (const remote of answer.value.items) if (remote.status === 'succeeded') await compare(deps, remote);
    cursor = answer.value.next_cursor;
    if (cursor === undefined) return;
  }
}

/** Compares a paid payment of the provider with our record. */
async function compare(deps: MoneyDeps, remote: ProviderPayment): Promise<void> {
  const payment = await claimedPayment(deps.db, remote);
  if (payment === undefined) {
    deps.log.error({ providerId: remote.id }, 'the provider has a paid payment that is not ours');
  } else if (isOpen(payment)) {
    await checkSoon(deps, [payment.id]);
  } else if (payment.status === 'rejected') {
    // We had given it up as never created, but it was: the money belongs to the customer.
    await checkPayment(deps, payment);
  } else if (payment.status === 'canceled') {
    deps.log.error({ paymentId: payment.id }, 'the provider says paid and said canceled before');
  } else {
    await compareSums(deps, payment.id, remote);
  }
}

const BOOKED = statement<{ paymentId: string }, { came: Money; went: Money }>(`
  select
    (select coalesce(sum(amount), 0)::bigint from ledger_transfer where payment_id = :paymentId and kind = 'payment') as came,
    (select coalesce(sum(amount), 0)::bigint from refund where payment_id = :paymentId and status <> 'canceled') as went`);

/** Money moved manually in the provider's dashboard: nothing is booked automatically, an operator has to look. */
async function compareSums(deps: MoneyDeps, paymentId: string, remote: ProviderPayment): Promise<void> {
  const [booked] = await BOOKED(deps.db, { paymentId });
  if (booked === undefined) return;
  const refunded = remote.refunded_amount ?? subtract(remote.amount, remote.amount);
  if (booked.came !== remote.amount)
    deps.log.error(
      { paymentId, ours: booked.came, theirs: remote.amount },
      'a payment is booked with another sum',
    );
  if (refunded > booked.went)
    deps.log.error(
      { paymentId, ours: booked.went, theirs: refunded },
      'the provider paid back more than we asked',
    );
}

async function checkSoon(deps: MoneyDeps, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return;
  await inTransaction(deps.db, (tx) =>
    deps.enqueue(
      tx,
      'payment.check',
      paymentIds.map((paymentId) => ({ paymentId })),
    ),
  );
}
