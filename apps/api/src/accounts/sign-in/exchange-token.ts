import { homeOf } from '#platform/public-url.ts';
import { maskEmail } from '@proverka/validation/email';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { giveBackUse, withinLimits } from '#platform/http/usage.store.ts';
import type { Use } from '#platform/http/usage.store.ts';
import type { Session } from '#platform/http/session.ts';
import type { Actor } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findPerson } from '../account.store.ts';
import { openImpersonation } from '../impersonation/impersonation.store.ts';
import { supportSignedIn } from '../letters.domain.ts';
import { isStaff } from '../staff/staff-grant.store.ts';
import type { SignedIn } from '../register.ts';
import { factorsOf, hasFactor } from '../second-factor/factor.store.ts';
import { lockAccount, openSession } from '../session.store.ts';
import type { OpenedSession, Visit } from '../session.store.ts';
import { findEntryCode, insertEntryCode, spendEntryCode, ENTRY_CODE_SECONDS } from './entry-code.store.ts';
import type { Impersonated } from './entry-code.store.ts';

/** A code with where it is presented, by whom, and the session that is already there. */
export interface PresentedCode {
  readonly code: string;
  readonly host: string;
  readonly actor: Actor;
  readonly visit: Visit;
  readonly session: Session | null;
}

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
type Refused = 'wrong_credentials' | 'too_many_requests';

/** For the signed-in person: opens one session on the same host within five minutes. */
export async function issueEntryCode(
  deps: AccountsDeps,
  { session, host, actor }: { session: Session; host: string; actor: Actor },
): Promise<Result<{ jwt_token: string; expires_in: number }, 'too_many_requests'>> {
  const allowed = await withinLimits(deps, [['entry_code_user', session.userId]]);
  if (!allowed.ok) return allowed;
  const { userId, credentialId: sessionId } = session;
  return inTransaction(deps.db, async (tx) => {
    const code = await insertEntryCode(tx, { sessionId, host, now: deps.now() });
    await recordEvent(deps, tx, actor, { event: 'entry_code.issued', ownerId: userId, subject: sessionId });
    return done({ jwt_token: code, expires_in: ENTRY_CODE_SECONDS });
  });
}

/**
 * What a code in an address would do. For a guest it stays usable and its owner is named, to be asked about; whoever is
 * signed in stays so, and the code is spent.
 */
export async function lookAtEntryCode(
  deps: AccountsDeps,
  { code, host, visit, session }: PresentedCode,
): Promise<Result<{ is_signed_in: boolean; email: string; is_impersonation: boolean }, Refused>> {
  const now = deps.now();
  if (session !== null) {
    await spendEntryCode(deps.db, code, host, now);
    return done({ is_signed_in: true, email: '', is_impersonation: false });
  }
  const counted = await countFailure(deps, visit.address);
  if (!counted.ok) return counted;
  const maker = await findEntryCode(deps.db, code, host, now);
  if (maker === null) return refuse('wrong_credentials');
  await counted.value();
  const isImpersonation = maker.impersonation !== null;
  return done({ is_signed_in: false, email: maskEmail(maker.email), is_impersonation: isImpersonation });
}

/** A live session is never replaced, whoever made the code: its person goes on, and the code is spent. */
export async function exchangeToken(
  deps: AccountsDeps,
  { code, host, actor, visit, session }: PresentedCode,
): Promise<
  Result<
    Omit<SignedIn, 'session'> & { readonly session: OpenedSession | null },
    Refused | 'second_factor_needed'
  >
> {
  const counted = await countFailure(deps, visit.address);
  if (!counted.ok) return counted;
  const now = deps.now();
  const exchanged = await inTransaction(deps.db, async (tx) => {
    const found = await findEntryCode(tx, code, host, now);
    if (found !== null) await lockAccount(tx, found.userId);
    const maker = await spendEntryCode(tx, code, host, now);
    const userId = session?.userId ?? maker?.userId;
    const person = userId === undefined ? undefined : await findPerson(tx, userId);
    if (person === undefined) return refuse('wrong_credentials');
    if (session !== null) return done({ person, session: null });
    if (maker?.impersonation)
      return openInPlaceOf(deps, tx, { person, impersonation: maker.impersonation, visit });
    // The code hands over a session, not the proof that opened it.
    if (hasFactor(await factorsOf(tx, person.id))) return refuse('second_factor_needed');
    return done({ person, session: await openSession(tx, person.id, false, now, visit) });
  });
  if (exchanged.ok) await counted.value();
  else
    await recordEvent(deps, deps.db, actor, {
      event: 'session.refused',
      ownerId: null,
      subject: 'entry_code',
    });
  return exchanged;
}

interface InPlaceOf {
  readonly person: PersonRow;
  readonly impersonation: Impersonated;
  readonly visit: Visit;
}

/** The staff has shown its own proof at the desk. Nobody who has become one of the staff meanwhile; the owner is told by letter. */
async function openInPlaceOf(
  deps: AccountsDeps,
  tx: Transaction,
  { person, impersonation, visit }: InPlaceOf,
): Promise<Result<{ person: PersonRow; session: OpenedSession }, 'wrong_credentials'>> {
  if (await isStaff(tx, person.id)) return refuse('wrong_credentials');
  const now = deps.now();
  const session = await openImpersonation(tx, { person, impersonation, visit, now });
  await queueLetter(deps, tx, {
    reason: `impersonation:${impersonation.id}`,
    brand: person.brand,
    recipient: person.email,
    letter: supportSignedIn(homeOf(deps.config, person), { when: now, address: null }),
  });
  return done({ person, session });
}

/** Counts the use as a failure; the returned call takes that back. */
async function countFailure(
  deps: AccountsDeps,
  address: string,
): Promise<Result<() => Promise<void>, 'too_many_requests'>> {
  const use: Use = ['entry_code_address', address];
  const at = deps.now();
  const allowed = await withinLimits(deps, [use]);
  return allowed.ok ? done(() => giveBackUse(deps, use, at)) : allowed;
}
