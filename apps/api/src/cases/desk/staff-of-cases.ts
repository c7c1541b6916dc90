import { grantsOfStaff, staffRoles } from '@proverka/contract/staff-roles';
import type { Connection } from '#platform/db/transaction.ts';

interface Member {
  readonly id: string;
  readonly name: string;
}

const rolesWithCases = staffRoles.filter((role) => grantsOfStaff[role].includes('cases'));

/** Whoever of the staff may answer cases now, by name. */
export async function staffOfCases(db: Connection): Promise<readonly Member[]> {
  return db
    .selectFrom('staff_grant as g')
    .innerJoin('app_user as u', 'u.id', 'g.user_id')
    .select(['u.id', 'u.name'])
    .distinct()
    .where('g.staff_role', 'in', rolesWithCases)
    .where('g.confirmed_at', 'is not', null)
    .where('g.ended_at', 'is', null)
    .where('u.closed_at', 'is', null)
    .orderBy('u.name')
    .orderBy('u.id')
    .execute();
}
