import { asPerson } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { hashSessionToken, newSessionToken, STAFF_SESSION_SECONDS } from '#platform/http/session.ts';
import type { Session } from '#platform/http/session.ts';
import { endSurplus } from '../session-number.ts';
import { LONGEST_USER_AGENT } from '../session.store.ts';
import type { Visit } from '../session.store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Opened only after password and second factor; with the account locked, as every session is. Returns its token. */
export async function openStaffSession(
  tx: Transaction,
  userId: string,
  now: Date,
  visit: Visit | null = null,
): Promise<string> {
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
      expires_at: new Date(now.getTime() + STAFF_SESSION_SECONDS * 1000),
      revoked_at: null,
      address: visit?.address ?? null,
      user_agent: visit?.userAgent.slice(0, LONGEST_USER_AGENT) ?? '',
      is_staff: true,
      proved_at: now,
      used_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const from = { address: visit?.address ?? null, userAgent: visit?.userAgent ?? null };
  const event = { event: 'staff_session.opened', ownerId: userId, subject: id } as const;
  const by = asPerson(from, person, id);
  await recordEvent({ now: () => now }, tx, by, event);
  await endSurplus(tx, { userId, isStaff: true, now, by });
  return token;
}

/** Keeps a used session from ending idle; written once a minute at most at the desk, once an hour elsewhere. */
export async function noteUse(db: Connection, session: Session, now: Date): Promise<void> {
  const { tokenHash, staff, usedAt } = session;
  const pace = staff === undefined ? HOUR_MS : MINUTE_MS;
  if (usedAt === undefined || now.getTime() - usedAt.getTime() < pace) return;
  await db
    .updateTable('session')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where((where) => where.or([where('used_at', 'is', null), where('used_at', '<', now)]))
    .execute();
}
