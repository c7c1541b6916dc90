import type { StaffRole } from '@proverka/contract/staff-roles';
import { sql } from 'kysely';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { Given } from '#platform/given.domain.ts';

/** Changes of the staff wait for one another: each is decided by who is an admin at that moment. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff'))`.execute(tx);
}

/** Asked under the lock: an admin whose role ended a moment ago decides nothing any more. */
export async function isAdmin(tx: Transaction, userId: string): Promise<boolean> {
  return (await adminsOf(tx)).includes(userId);
}

/** Whose role of an admin counts. */
export async function adminsOf(db: Connection): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_grant')
    .select('user_id')
    .where('staff_role', '=', 'admin')
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface StaffGrantRow extends Given {
  readonly id: string;
  readonly role: StaffRole;
}

export function findGrant(db: Connection, id: string): Promise<StaffGrantRow | undefined> {
  return db
    .selectFrom('staff_grant')
    .select([
      'id',
      'user_id as userId',
      'staff_role as role',
      'given_by as givenBy',
      'confirmed_at as confirmedAt',
      'ended_at as endedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether the account has a role that counts. */
export async function isStaff(db: Connection, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_grant')
    .select('id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export const openGrant = (id: string, userId: string, role: StaffRole) =>
  ({
    id,
    user_id: userId,
    staff_role: role,
    confirmed_by: null,
    confirmed_at: null,
    ended_by: null,
    ended_at: null,
  }) as const;
