import { homeOf } from '#platform/public-url.ts';
import type { FoundAccount } from '@proverka/contract/account-sessions';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { findAccountByEmail } from '../account.store.ts';
import type { AccountsDeps } from '../deps.ts';
import { endCredentials } from '../end-credentials.ts';
import { sessionsClosedByStaff } from '../letters.domain.ts';
import { emailOf } from '../register.ts';
import { closeSessionOf, listSessions, viewSession } from '../session.store.ts';

/** The account of an e-mail and where it is open; read in the journal. */
export async function findAccount(
  deps: AccountsDeps,
  caller: Caller,
  email: string,
): Promise<Result<FoundAccount, 'person_not_found'>> {
  const account = await findAccountByEmail(deps.db, emailOf(email));
  if (account === undefined || account.closed_at !== null) return refuse('person_not_found');
  const event = { event: 'person.read', ownerId: account.id, subject: account.id } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { what: 'sessions' } });
  const sessions = await listSessions(deps.db, account.id, deps.now());
  return done({
    person: { id: account.id, name: account.name, email: account.email },
    sessions: sessions.map(viewSession),
  });
}

interface Closing {
  readonly personId: string;
  /** All of them, with everything else that acts for the account, when none is named. */
  readonly sessionId: string | undefined;
  readonly reason: string;
}

/** Ends one session of somebody else, or all; the reason is in the journal, and the owner is told. */
export const closeAccountSessions = (
  deps: AccountsDeps,
  caller: Caller,
  { personId: userId, sessionId, reason }: Closing,
): Promise<Result<{ closed: number }, 'person_not_found' | 'session_not_found'>> =>
  inTransaction<Result<{ closed: number }, 'person_not_found' | 'session_not_found'>>(deps.db, async (tx) => {
    const account = await tx
      .selectFrom('app_user')
      .select(['email', 'brand', 'registration_url'])
      .where('id', '=', userId)
      .where('closed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account === undefined) return refuse('person_not_found');
    let closed = 1;
    if (sessionId === undefined) {
      closed = await endCredentials(deps, tx, { userId, why: 'closed_by_staff', by: caller });
      const event = { event: 'session.closed', ownerId: userId, subject: userId } as const;
      await recordEvent(deps, tx, caller, { ...event, reason, after: { why: 'closed_by_staff' } });
    } else if (!(await closeSessionOf(deps, tx, { userId, sessionId, by: caller, reason }))) {
      return refuse('session_not_found');
    }
    await queueLetter(deps, tx, {
      reason: `sessions-closed:${userId}:${deps.newId()}`,
      brand: account.brand,
      recipient: account.email,
      letter: sessionsClosedByStaff(homeOf(deps.config, account), sessionId === undefined),
    });
    return done({ closed });
  });
