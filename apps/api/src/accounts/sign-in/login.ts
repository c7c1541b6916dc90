import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import { findAccountByEmail } from '../account.store.ts';
import { forgetPlaces, placeKeys, rememberPlace } from '../known-place.store.ts';
import { verifyPassword } from '../password.ts';
import { emailOf } from '../register.ts';
import type { SignedIn } from '../register.ts';
import { openSession, revokeAllSessions } from '../session.store.ts';
import type { Visit } from '../session.store.ts';
import { admitGuess, wrongGuess } from './admit-guess.ts';

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly isRemembered: boolean;
  readonly visit: Visit;
  /** The browser's device; a program has none. */
  readonly device: string | null;
}

export async function login(
  deps: AccountsDeps,
  input: LoginInput,
): Promise<Result<SignedIn, 'wrong_credentials' | 'too_many_requests'>> {
  const email = emailOf(input.username);
  const account = await findAccountByEmail(deps.db, email);
  const place = { device: input.device, address: input.visit.address };
  const keys = placeKeys(place, deps.config.appSecret);
  const admitted = await admitGuess(deps, { ...place, email, userId: account?.id ?? null, keys });
  if (!admitted.ok) return admitted;
  const guess = admitted.value;
  const now = deps.now();
  const isTried = guess.tries === 'every' || account?.password_is_generated === true;
  const passwordHash = isTried ? (account?.password_hash ?? null) : null;
  const knowsPassword = await verifyPassword(passwordHash, input.password);
  const isResetOpen = account?.reset_expires_at != null && account.reset_expires_at > now;
  const resetHash = isResetOpen ? account.reset_password_hash : null;
  // Verified even when the account does not exist, so that every e-mail takes the same time.
  const knowsReset = !knowsPassword && (await verifyPassword(resetHash, input.password));
  if (account === undefined || (!knowsPassword && !knowsReset)) return wrongGuess(guess);
  if (account.closed_at !== null) return wrongGuess(guess);
  await guess.wasRight();
  return inTransaction(deps.db, async (tx) => {
    if (knowsReset && resetHash !== null) await useReset(tx, account.id, resetHash, now);
    await rememberPlace(tx, account.id, keys, now);
    const session = await openSession(tx, account.id, input.isRemembered, now, input.visit);
    return done({ person: account, session });
  });
}

/** The password from the letter replaces the old one; all other sessions are closed and no place is known any more. */
async function useReset(tx: Transaction, userId: string, resetHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({
      password_hash: resetHash,
      password_is_generated: true,
      reset_password_hash: null,
      reset_expires_at: null,
      reset_nonce: null,
      reset_made_at: null,
    })
    .where('id', '=', userId)
    .execute();
  await revokeAllSessions(tx, userId, now);
  await forgetPlaces(tx, userId);
}
