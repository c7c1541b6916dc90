import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@proverka/contract/staff-roles';
import { openStaffSession } from '#accounts/staff/staff-session.store.ts';
import { createPerson } from './people.ts';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';

const TEN_MINUTES_MS = 600_000;

/** A role that counts, as the command on the server gives it. */
export async function giveStaffRole(db: Database, userId: string, role: StaffRole): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('staff_grant')
    .values({
      id,
      user_id: userId,
      staff_role: role,
      given_by: null,
      given_at: now,
      confirmed_by: null,
      confirmed_at: now,
      ended_by: null,
      ended_at: null,
    })
    .execute();
  return id;
}

/** The token of a session as the desk opens it; without a fresh proof it was proved ten minutes ago. */
async function staffSession(
  db: Database,
  userId: string,
  { now = new Date(), isProved = true } = {},
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const token = await openStaffSession(tx, userId, now);
    if (!isProved) {
      const provedAt = new Date(now.getTime() - TEN_MINUTES_MS);
      await tx.updateTable('session').set({ proved_at: provedAt }).where('user_id', '=', userId).execute();
    }
    return token;
  });
}

/** Gives a role and opens a session with it. */
export async function staffWith(
  db: Database,
  userId: string,
  { role, ...session }: { role: StaffRole; now?: Date; isProved?: boolean },
): Promise<string> {
  await giveStaffRole(db, userId, role);
  return staffSession(db, userId, session);
}

/** What another admin has left for a second one to confirm. */
export async function staffBelongings(db: Database) {
  const [other, candidate, colleague] = [
    await createPerson(db),
    await createPerson(db),
    await createPerson(db),
  ];
  await giveStaffRole(db, other.id, 'admin');
  await giveStaffRole(db, colleague.id, 'support');
  const proposed = { id: randomUUID(), user_id: candidate.id, given_by: other.id, given_at: new Date() };
  const open = { confirmed_by: null, confirmed_at: null, ended_by: null, ended_at: null };
  await db
    .insertInto('staff_grant')
    .values({ ...proposed, ...open, staff_role: 'expert' })
    .execute();
  const lost = await createPerson(db);
  await giveStaffRole(db, lost.id, 'expert');
  const recovery = { id: randomUUID(), user_id: lost.id, given_by: other.id, given_at: new Date(), ...open };
  await db.insertInto('staff_recovery').values(recovery).execute();
  return {
    staffRoleId: proposed.id,
    candidateEmail: candidate.email,
    colleagueId: colleague.id,
    recoveryId: recovery.id,
  };
}
