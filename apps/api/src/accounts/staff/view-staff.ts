import type { StaffPerson, StaffRecovery, StaffRoleGiven } from '@proverka/contract/staff';
import type { StaffRole } from '@proverka/contract/staff-roles';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import { enrolledOf } from './desk-factors.store.ts';
import { stateOf } from '#platform/given.domain.ts';

type Row = {
  readonly id: string;
  readonly user_id: string;
  readonly given_by: string | null;
  readonly given_at: Date;
  readonly confirmed_by: string | null;
  readonly confirmed_at: Date | null;
  readonly ended_by: string | null;
  readonly ended_at: Date | null;
};
type Person = StaffPerson['person'];
type People = ReadonlyMap<string, Person>;

const MOST = 1000;

/** Everybody who ever had a role or a proposal, the newest rows first. */
export async function listStaff(db: Connection): Promise<StaffPerson[]> {
  const roles = await rolesWhere(db, null);
  const recoveries = await recoveriesWhere(db, null);
  const people = await peopleIn(db, [...roles, ...recoveries]);
  const enrolled = await enrolledOf(db, [...people.keys()]);
  const ids = [...new Set(roles.map(({ user_id }) => user_id))];
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (person === undefined) return [];
    return {
      person,
      is_enrolled: enrolled.has(id),
      roles: roles.filter(({ user_id }) => user_id === id).map((row) => viewGrant(row, people)),
      recoveries: recoveries.filter(({ user_id }) => user_id === id).map((row) => view(row, people)),
    };
  });
}

export async function viewRole(db: Connection, id: string): Promise<StaffRoleGiven> {
  const [row] = await rolesWhere(db, id);
  if (row === undefined) throw new Error('the role that was changed is gone');
  return viewGrant(row, await peopleIn(db, [row]));
}

export async function viewRecovery(db: Connection, id: string): Promise<StaffRecovery> {
  const [row] = await recoveriesWhere(db, id);
  if (row === undefined) throw new Error('the recovery that was changed is gone');
  return view(row, await peopleIn(db, [row]));
}

const rolesWhere = (db: Connection, id: string | null) =>
  db
    .selectFrom('staff_grant')
    .selectAll()
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();

const recoveriesWhere = (db: Connection, id: string | null) =>
  db
    .selectFrom('staff_recovery')
    .selectAll()
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();

async function peopleIn(db: Connection, rows: readonly Row[]): Promise<People> {
  const ids = rows.flatMap((row) => [row.user_id, row.given_by, row.confirmed_by, row.ended_by]);
  const named = [...new Set(ids.filter((id) => id !== null))];
  const found = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'email'])
    .where('id', '=', sql<string>`any(${named}::uuid[])`)
    .execute();
  return new Map(found.map((person) => [person.id, person]));
}

const viewGrant = (row: Row & { readonly staff_role: StaffRole }, people: People): StaffRoleGiven => ({
  ...view(row, people),
  role: row.staff_role,
});

function view(row: Row, people: People): StaffRecovery {
  const { user_id: userId, given_by: givenBy, confirmed_at: confirmedAt, ended_at: endedAt } = row;
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return {
    id: row.id,
    state: stateOf({ userId, givenBy, confirmedAt, endedAt }),
    given_by: personOf(givenBy),
    given_date: row.given_at.toISOString(),
    confirmed_by: personOf(row.confirmed_by),
    confirmed_date: confirmedAt?.toISOString() ?? null,
    ended_by: personOf(row.ended_by),
    ended_date: endedAt?.toISOString() ?? null,
  };
}
