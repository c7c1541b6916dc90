import { asPerson } from '#platform/audit/actor.ts';
import type { Actor } from '#platform/audit/actor.ts';
import { emailMark, recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { proveByMailedPassword } from './mailed-password.ts';
import { findAccountByEmail } from '../account.store.ts';
import { placeKeys, rememberPlace } from '../known-place.store.ts';
import { verifyPassword } from '../password.ts';
import { emailOf } from '../register.ts';
import type { SignedIn } from '../register.ts';
import { openSession } from '../session.store.ts';
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
  actor: Actor,
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
  const isKnown = knowsPassword || knowsReset;
  if (account === undefined || !isKnown || account.closed_at !== null) {
    const subject = account?.id ?? emailMark(deps.config.appSecret, email);
    const event = { event: 'session.refused', ownerId: account?.id ?? null, subject } as const;
    await recordEvent(deps, deps.db, actor, event);
    return wrongGuess(guess);
  }
  await guess.wasRight();
  return inTransaction(deps.db, async (tx) => {
    const isMailed = knowsReset || account.password_is_generated;
    const isStill = isMailed
      ? await proveByMailedPassword(
          deps,
          tx,
          account,
          knowsReset ? resetHash : null,
          asPerson(input.visit, account),
        )
      : await isStillPassword(tx, account.id, account.password_hash);
    if (!isStill) return refuse('wrong_credentials');
    const restriction = isMailed ? ({ to: 'password_change' } as const) : null;
    await rememberPlace(tx, account.id, keys, now);
    const session = await openSession(tx, account.id, input.isRemembered, now, input.visit, restriction);
    return done({ person: account, session });
  });
}

/** Locks the account, so that a change of the password waits and then ends the session opened here. */
async function isStillPassword(tx: Transaction, userId: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
