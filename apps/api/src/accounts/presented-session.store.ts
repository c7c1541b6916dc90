import { grantsOfRoles } from '@proverka/contract/staff-roles';
import type { StaffRole } from '@proverka/contract/staff-roles';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import {
  CUSTOMER_IDLE_SECONDS,
  FRESH_PROOF_SECONDS,
  hashSessionToken,
  STAFF_IDLE_SECONDS,
} from '#platform/http/session.ts';
import type { Restriction, Session, StaffSession } from '#platform/http/session.ts';

interface SessionRow extends Omit<
  Session,
  'restriction' | 'apiToken' | 'staff' | 'usedAt' | 'impersonation'
> {
  readonly to: Restriction['to'] | null;
  readonly orderId: string | null;
  /** null unless the session is of the staff. */
  readonly roles: readonly StaffRole[] | null;
  readonly provedAt: Date | null;
  readonly usedAt: Date;
  readonly endsAt: Date;
  /** The member of the staff who is signed in as the owner. */
  readonly staffId: string | null;
}

export interface Moments {
  readonly now: Date;
  /** Sessions of the staff, and others, that were last used before then have ended. */
  readonly staffIdleSince: Date;
  readonly idleSince: Date;
}

export const lastUseOf = (session: string): string => `coalesce(${session}.used_at, ${session}.created_at)`;

const isOpen = (session: string): string => `${session}.revoked_at is null and ${session}.expires_at > :now
  and ${lastUseOf(session)} > case when ${session}.is_staff then :staffIdleSince::timestamptz else :idleSince end`;

/** Sessions `s` that are open, at the moments of `momentsAt`; that of the staff in somebody's place `i` only as long as theirs at the desk. */
export const OPEN_SESSIONS = `
  session s left join impersonation i on i.id = s.impersonation_id left join session d on d.id = i.desk_session_id
  where ${isOpen('s')} and (i.id is null or ${isOpen('d')})`;

export const momentsAt = (now: Date): Moments => ({
  now,
  staffIdleSince: secondsBefore(now, STAFF_IDLE_SECONDS),
  idleSince: secondsBefore(now, CUSTOMER_IDLE_SECONDS),
});

export const FIND_SESSION = statement<Moments & { tokenHash: Buffer }, SessionRow>(`
  select u.id as "userId", s.token_hash as "tokenHash", s.id as "credentialId", u.email, u.name, u.role,
    s.restriction as "to", s.own_order_id as "orderId", s.proved_at as "provedAt", ${lastUseOf('s')} as "usedAt",
    s.expires_at as "endsAt", i.staff_id as "staffId",
    case when s.is_staff then array(
      select g.staff_role from staff_grant g
      where g.user_id = u.id and g.confirmed_at is not null and g.ended_at is null order by g.staff_role) end as "roles"
  from app_user u, ${OPEN_SESSIONS} and s.token_hash = :tokenHash and u.id = s.user_id and u.closed_at is null`);

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

export async function findSession(db: Connection, token: string, now: Date): Promise<Session | null> {
  const [row] = await FIND_SESSION(db, { tokenHash: hashSessionToken(token), ...momentsAt(now) });
  if (row === undefined) return null;
  const { to, orderId, roles, provedAt, endsAt, staffId, ...session } = row;
  const restriction = restrictionOf(to, orderId);
  const staff = roles === null ? null : staffOf({ roles, provedAt }, now);
  return {
    ...session,
    ...(restriction !== null && { restriction }),
    ...(staff !== null && { staff }),
    ...(staffId !== null && { impersonation: { staffId, endsAt } }),
  };
}

function staffOf(
  { roles, provedAt }: Pick<SessionRow, 'provedAt'> & { roles: readonly StaffRole[] },
  now: Date,
): StaffSession {
  if (provedAt === null) throw new Error('a session of the staff has no proof');
  const isFresh = now.getTime() - provedAt.getTime() <= FRESH_PROOF_SECONDS * 1000;
  return { roles, grants: grantsOfRoles(roles), provedAt, isFresh };
}

export function restrictionOf(to: Restriction['to'] | null, orderId: string | null): Restriction | null {
  if (to !== 'own_order') return to === null ? null : { to };
  if (orderId === null) throw new Error('a session of an order has no order');
  return { to, orderId };
}
