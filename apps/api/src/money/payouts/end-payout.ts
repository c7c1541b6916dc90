import { homeOf } from '#platform/public-url.ts';
import type { Payout } from '@proverka/contract/money-proposal';
import { kopecks } from '@proverka/validation/money';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { lockAccounts, settleTransfer } from '../ledger.store.ts';
import { payoutPaid } from '../payments/letters.domain.ts';
import { payoutReference } from './open-payout.ts';
import { lockPayouts, viewPayouts } from './payout.store.ts';
import type { PayoutRow } from './payout.store.ts';

type Cancelled = Result<{ payout: Payout }, 'payout_not_found' | 'payout_state'>;

/** The bank did not pay: the money comes back to where it was. */
export function cancelPayout(
  deps: MoneyDeps,
  caller: Caller,
  id: string,
  reason: string,
): Promise<Cancelled> {
  return inTransaction<Cancelled>(deps.db, async (tx) => {
    const [payout] = await lockPayouts(tx, [id]);
    if (payout === undefined) return refuse('payout_not_found');
    if (payout.state === 'paid' || payout.state === 'cancelled') return refuse('payout_state');
    await lockAccounts(tx, payout.user_id);
    await settleTransfer(tx, payoutReference(id), 'voided');
    await tx
      .updateTable('payout')
      .set({ state: 'cancelled', ended_at: deps.now(), ended_by: caller.userId })
      .where('id', '=', id)
      .execute();
    const after = { kopecks: payout.amount };
    const event = { event: 'payout.cancelled', ownerId: payout.user_id, subject: id, reason, after } as const;
    await recordEvent(deps, tx, caller, event);
    const [view] = await viewPayouts({ db: tx, now: deps.now }, [id]);
    if (view === undefined) throw new Error('a cancelled payout is gone');
    return done({ payout: view });
  });
}

/** A statement shows that the bank has paid it, by this line. */
export async function confirmPayout(
  deps: MoneyDeps,
  tx: Transaction,
  payout: PayoutRow,
  lineId: string,
): Promise<void> {
  await lockAccounts(tx, payout.user_id);
  await settleTransfer(tx, payoutReference(payout.id), 'posted');
  await tx
    .updateTable('payout')
    .set({ state: 'paid', line_id: lineId, ended_at: deps.now() })
    .where('id', '=', payout.id)
    .execute();
  if (payout.kind === 'advance_return') await deps.onAdvanceReturned(tx, { userId: payout.user_id });
  const account = await tx
    .selectFrom('app_user')
    .select(['email', 'brand', 'registration_url'])
    .where('id', '=', payout.user_id)
    .executeTakeFirstOrThrow();
  const letter = payoutPaid(homeOf(deps.config, account), {
    amount: kopecks(payout.amount),
    account: payout.payee.account,
    isReward: payout.kind === 'partner_payout',
  });
  await queueLetter(deps, tx, {
    reason: `payout:${payout.id}`,
    brand: account.brand,
    recipient: account.email,
    letter,
  });
}
