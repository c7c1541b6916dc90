import type { Caller } from '#platform/audit/actor.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import { markEmailVerified } from '../email-verification.store.ts';
import { setPassword } from '../set-password.ts';

interface Account {
  readonly id: string;
  readonly password_hash: string;
}

/**
 * Only the owner of the e-mail knows a mailed password: everything that acted for the account before ends. The password of a
 * reset replaces the old one. False when the password was replaced since it was verified.
 */
export async function proveByMailedPassword(
  deps: AccountsDeps,
  tx: Transaction,
  { id: userId, password_hash: from }: Account,
  resetHash: string | null,
  by: Caller,
): Promise<boolean> {
  const password = { from, to: resetHash ?? from, isGenerated: true };
  if (!(await setPassword(deps, tx, password, { userId, why: 'password_reset', by }))) return false;
  await markEmailVerified(deps, tx, { userId, way: 'mailed_password', by });
  return true;
}
