import { asPerson } from '#platform/audit/actor.ts';
import type { Actor } from '#platform/audit/actor.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { hashSessionToken, newSessionToken, sessionSeconds } from '#platform/http/session.ts';
import type { Restriction } from '#platform/http/session.ts';
import { lastUseOf, momentsAt, OPEN_SESSIONS, restrictionOf } from './presented-session.store.ts';
import type { Moments } from './presented-session.store.ts';
import { endSurplus } from './session-number.ts';

export interface OpenedSession {
  readonly token: string;
  readonly isRemembered: boolean;
}

/** Where a session was opened, shown to its owner. */
export interface Visit {
  readonly address: string;
  readonly userAgent: string;
}

export const LONGEST_USER_AGENT = 300;

/**
 * Waits for an end of all credentials of the account that is under way, and makes a later one wait. What lets a session be
 * opened is looked at after this, so that it is not what has just ended.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forShare().execute();
}

/**
 * Every session is opened here, and so written into the journal; with the account locked, so that it is seen by what ends all
 * sessions, or opened after it.
 */
export async function openSession(
  tx: Transaction,
  userId: string,
  isRemembered: boolean,
  now: Date,
  visit: Visit | null = null,
  restriction: Restriction | null = null,
): Promise<OpenedSession> {
  const token = newSessionToken();
  const person = await tx
    .selectFrom('app_user')
    .select(['id', 'role'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('session')
    .values({
      token_hash: hashSessionToken(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionSeconds(isRemembered) * 1000),
      revoked_at: null,
      address: visit?.address ?? null,
      user_agent: visit?.userAgent.slice(0, LONGEST_USER_AGENT) ?? '',
      restriction: restriction?.to ?? null,
      own_order_id: restriction?.to === 'own_order' ? restriction.orderId : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const from = { address: visit?.address ?? null, userAgent: visit?.userAgent ?? null };
  const event = { event: 'session.opened', ownerId: userId, subject: id } as const;
  const after = { is_remembered: isRemembered };
  const by = asPerson(from, person, id);
  await recordEvent({ now: () => now }, tx, by, { ...event, after });
  if (restriction?.to !== 'own_order') await endSurplus(tx, { userId, isStaff: false, now, by });
  return { token, isRemembered };
}

export interface ClosedSession {
  readonly id: string;
  readonly userId: string;
  readonly restriction: Restriction | null;
}

/** The session this closed; null when it was not open, so that a token is exchanged once. */
export async function revokeSession(
  tx: Connection,
  tokenHash: Buffer,
  now: Date,
): Promise<ClosedSession | null> {
  const revoked = await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'restriction', 'own_order_id'])
    .executeTakeFirst();
  if (revoked === undefined) return null;
  const { id, user_id: userId, restriction, own_order_id: orderId } = revoked;
  return { id, userId, restriction: restrictionOf(restriction, orderId) };
}

/** The mailed password is replaced: the session that had to replace it may do everything now. */
export async function liftPasswordChange(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('session')
    .set({ restriction: null })
    .where('token_hash', '=', tokenHash)
    .where('restriction', '=', 'password_change')
    .execute();
}

interface OpenSession {
  readonly id: string;
  readonly token_hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date;
  readonly address: string | null;
  readonly user_agent: string;
  readonly is_staff: boolean;
  readonly impersonation_id: string | null;
}

const LIST = statement<Moments & { userId: string }, OpenSession>(`
  select s.id, s.token_hash, s.created_at, s.expires_at, ${lastUseOf('s')} as used_at, s.address, s.user_agent,
    s.is_staff, s.impersonation_id
  from ${OPEN_SESSIONS} and s.user_id = :userId order by s.created_at desc limit 100`);

export const listSessions = (db: Connection, userId: string, now: Date): Promise<OpenSession[]> =>
  LIST(db, { userId, ...momentsAt(now) });

/** As its owner and the staff see it. */
export const viewSession = (one: OpenSession) => ({
  session_id: one.id,
  created_date: one.created_at.toISOString(),
  expires_date: one.expires_at.toISOString(),
  used_date: one.used_at.toISOString(),
  // Where the staff works from, and with what, is nobody else's business.
  address: one.impersonation_id === null ? (one.address ?? '') : '',
  user_agent: one.impersonation_id === null ? one.user_agent : '',
  is_staff: one.is_staff,
  is_impersonation: one.impersonation_id !== null,
});

interface OneOf {
  readonly userId: string;
  readonly sessionId: string;
  readonly by: Actor;
  /** Of a member of the staff who ends somebody else's. */
  readonly reason?: string;
}

/** False when the account has no such open session. */
export async function closeSessionOf(
  { now }: Pick<PlatformDeps, 'now'>,
  tx: Transaction,
  { userId, sessionId, by, reason }: OneOf,
): Promise<boolean> {
  const at = now();
  const closed = await tx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  if (closed === undefined) return false;
  const event = { event: 'session.closed', ownerId: userId, subject: sessionId } as const;
  await recordEvent({ now }, tx, by, { ...event, ...(reason !== undefined && { reason }) });
  return true;
}
