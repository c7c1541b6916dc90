import { momentDay } from '@proverka/words/moments';
import { endCredentials } from '#accounts/end-credentials.ts';
import { verifyPassword } from '#accounts/password.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { PersonalDataDeps } from './deps.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import { insertDeletion } from './insert-deletion.ts';
import type { Closed } from './insert-deletion.ts';
import { deletionScheduled } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

/** Withdraws the consent: the account is locked at once, and a job destroys its data later. Ledger entries stay. */
export async function closeAccount(
  deps: PersonalDataDeps,
  caller: Caller,
  { password, leavesBalance }: { password: string; leavesBalance: boolean },
): Promise<Result<Closed, 'wrong_password' | 'balance_not_empty'>> {
  const { userId } = caller;
  const account = await deps.db
    .selectFrom('app_user')
    .select(['email', 'brand', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(account.password_hash, password))) {
    await recordEvent(deps, deps.db, caller, { event: 'password.refused', ownerId: userId, subject: userId });
    return refuse('wrong_password');
  }
  return inTransaction(deps.db, async (tx) => {
    // Serialises with order placement: the order sees the withdrawal, or this sees the order's hold.
    const accounts = await lockAccounts(tx, userId);
    if (!leavesBalance && (await hasOwnMoney(tx, accounts))) return refuse('balance_not_empty');
    const closed = await insertDeletion(tx, userId, deps.now());
    await endCredentials(deps, tx, { userId, why: 'account_closed', by: caller });
    await tx.updateTable('app_user').set({ closed_at: deps.now() }).where('id', '=', userId).execute();
    await recordEvent(deps, tx, caller, {
      event: 'account.closed',
      ownerId: userId,
      subject: userId,
      after: { leaves_balance: leavesBalance },
    });
    await queueLetter(deps, tx, {
      reason: `deletion:${closed.number}`,
      brand: account.brand,
      recipient: account.email,
      letter: deletionScheduled(closed.number, momentDay(closed.destroy_before)),
    });
    await deps.destroyed.add('withdrawn', 'account', [userId], deps.now());
    return done(closed);
  });
}

/** On the balance, or held for orders in progress: it would return to a balance its owner can no longer reach. */
async function hasOwnMoney(tx: Transaction, { balances, paid, hold }: LockedAccounts): Promise<boolean> {
  if (balances.paid > 0) return true;
  return (await HELD_OWN_MONEY(tx, { paid, hold })).length > 0;
}

const HELD_OWN_MONEY = statement<Pick<LockedAccounts, 'paid' | 'hold'>>(`
  select 1 from ledger_transfer t
  where t.debit_account = :paid and t.hold_account = :hold and t.kind in ('purchase', 'refund')
    and not exists (select from ledger_settlement s where s.transfer_id = t.id)
  limit 1`);
