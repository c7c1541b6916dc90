import { recordEvent } from '#platform/audit/record-event.ts';
import { asPerson } from '#platform/audit/actor.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { hashSessionToken, IMPERSONATION_SECONDS, newSessionToken } from '#platform/http/session.ts';
import { LONGEST_USER_AGENT } from '../session.store.ts';
import type { OpenedSession, Visit } from '../session.store.ts';
import type { Impersonated } from '../sign-in/entry-code.store.ts';

interface NewImpersonation {
  readonly id: string;
  readonly userId: string;
  readonly staffId: string;
  readonly deskSessionId: string;
  readonly now: Date;
}

export async function insertImpersonation(
  tx: Transaction,
  { id, userId, staffId, deskSessionId, now }: NewImpersonation,
): Promise<void> {
  await tx
    .insertInto('impersonation')
    .values({ id, user_id: userId, staff_id: staffId, desk_session_id: deskSessionId, created_at: now })
    .execute();
}

interface Opening {
  readonly person: { readonly id: string; readonly role: number };
  readonly impersonation: Impersonated;
  readonly visit: Visit;
  readonly now: Date;
}

/** Opens the session in which the member of the staff acts as the person; nobody's other session ends for it. */
export async function openImpersonation(
  tx: Transaction,
  { person, impersonation, visit, now }: Opening,
): Promise<OpenedSession> {
  const token = newSessionToken();
  const { id } = await tx
    .insertInto('session')
    .values({
      token_hash: hashSessionToken(token),
      user_id: person.id,
      created_at: now,
      expires_at: new Date(now.getTime() + IMPERSONATION_SECONDS * 1000),
      revoked_at: null,
      address: visit.address,
      user_agent: visit.userAgent.slice(0, LONGEST_USER_AGENT),
      impersonation_id: impersonation.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const by = { ...asPerson(visit, person, id), actedBy: impersonation.staffId };
  const event = { event: 'impersonation.opened', ownerId: person.id, subject: id } as const;
  await recordEvent({ now: () => now }, tx, by, event);
  return { token, isRemembered: false };
}
