import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findPerson } from '../account.store.ts';
import type { SignedIn } from '../register.ts';
import { hashSessionToken } from '#platform/http/session.ts';
import { openSession, revokeSession } from '../session.store.ts';

/** A token in a URL may be in histories and logs, so it can be exchanged once only. */
export function exchangeToken(
  deps: AccountsDeps,
  token: string,
): Promise<Result<SignedIn, 'wrong_credentials'>> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const userId = await revokeSession(tx, hashSessionToken(token), now);
    const person = userId === null ? undefined : await findPerson(tx, userId);
    if (person === undefined) return refuse('wrong_credentials');
    return done({ person, session: await openSession(tx, person.id, false, now) });
  });
}
