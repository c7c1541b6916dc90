import { asPerson } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Session } from '#platform/http/session.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { lockEmailLink, markEmailVerified } from '../email-verification.store.ts';
import { placeKeys, rememberPlace } from '../known-place.store.ts';
import { hashPassword } from '../password.ts';
import type { SignedIn } from '../register.ts';
import { setPassword } from '../set-password.ts';
import { factorsOf, hasFactor } from '../second-factor/factor.store.ts';
import { refuseWeakPassword } from '../weak-password.ts';
import { openSession } from '../session.store.ts';
import type { Visit } from '../session.store.ts';

export interface VerifyEmailInput {
  readonly token: string;
  readonly password: string;
  /** The session of the browser that opened the link. */
  readonly session: Session | null;
  readonly visit: Visit;
  /** The browser's device; a program has none. */
  readonly device: string | null;
}

interface Verified extends Pick<SignedIn, 'person'> {
  /** null where another account's session is open: that one is never replaced. */
  readonly session: SignedIn['session'] | null;
}

/** The link proves the e-mail and gives the account a password of its owner; every session opened before ends. */
export async function verifyEmail(
  deps: AccountsDeps,
  { token, password, session, visit, device }: VerifyEmailInput,
): Promise<Result<Verified, 'email_link_invalid' | 'password_weak'>> {
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const userId = await lockEmailLink(tx, token, now);
    const person = userId === null ? undefined : await lockAccount(tx, userId);
    if (userId === null || person === undefined) return refuse('email_link_invalid');
    // A weak password leaves the link unspent.
    const weak = refuseWeakPassword(password, person);
    if (weak !== null) return weak;
    const by = asPerson(visit, person);
    const own = { from: person.password_hash, to: passwordHash, isGenerated: false };
    if (!(await setPassword(deps, tx, own, { userId, why: 'password_reset', by }))) {
      throw new Error('the password of a locked account changed');
    }
    await markEmailVerified(deps, tx, { userId, way: 'link', by });
    const keys = placeKeys({ device, address: visit.address }, deps.config.appSecret);
    await rememberPlace(tx, userId, keys, now);
    const isElsewhere = session !== null && session.userId !== userId;
    // The link proves the mailbox; the second factor is asked for at the login with the new password.
    if (hasFactor(await factorsOf(tx, userId))) return done({ person, session: null });
    return done({ person, session: isElsewhere ? null : await openSession(tx, userId, true, now, visit) });
  });
}

const lockAccount = (tx: Transaction, userId: string) =>
  tx
    .selectFrom('app_user')
    .select(['id', 'email', 'name', 'role', 'phone', 'brand', 'password_hash'])
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
