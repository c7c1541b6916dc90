import type { Homed } from '#platform/public-url.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Result } from '#platform/result.ts';
import { refuse } from '#platform/result.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { verifyPassword } from './password.ts';

export interface Confirmation {
  readonly caller: Caller;
  readonly password: string;
}

/** The account as it was when its password was confirmed; its row is locked. */
export interface ConfirmedAccount extends Homed {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly password_hash: string;
}

/**
 * Does what only a person who knows the account's password may do. Hashing takes long, so it comes before the transaction;
 * within it the account is locked and the password must still be the same: nothing is made with a password that was replaced
 * meanwhile.
 */
export async function withPassword<Value, Code extends RefusalCode = never>(
  deps: PlatformDeps,
  { caller, password }: Confirmation,
  work: (tx: Transaction, account: ConfirmedAccount) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'wrong_password' | 'too_many_requests'>> {
  const { userId } = caller;
  const allowed = await withinLimits(deps, [['password_user', userId]]);
  if (!allowed.ok) return allowed;
  const known = await deps.db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(known.password_hash, password))) {
    await recordEvent(deps, deps.db, caller, { event: 'password.refused', ownerId: userId, subject: userId });
    return refuse('wrong_password');
  }
  return inTransaction<Result<Value, Code | 'wrong_password'>>(deps.db, async (tx) => {
    const account = await tx
      .selectFrom('app_user')
      .select(['email', 'name', 'phone', 'brand', 'registration_url', 'password_hash'])
      .where('id', '=', userId)
      .where('password_hash', '=', known.password_hash)
      .where('closed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return account === undefined ? refuse('wrong_password') : work(tx, account);
  });
}
