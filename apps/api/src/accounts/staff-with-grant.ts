import type { StaffGrant } from '@proverka/contract/grants';
import { grantsOfStaff, staffRoles } from '@proverka/contract/staff-roles';
import type { Connection } from '#platform/db/transaction.ts';

interface Member {
  readonly id: string;
  readonly name: string;
}

/** Whoever of the staff holds a grant now and has an open account, by name: those work may be given to. */
export function staffWithGrant(db: Connection, grant: StaffGrant): Promise<readonly Member[]> {
  const roles = staffRoles.filter((role) => grantsOfStaff[role].includes(grant));
  return db
    .selectFrom('staff_grant as g')
    .innerJoin('app_user as u', 'u.id', 'g.user_id')
    .select(['u.id', 'u.name'])
    .distinct()
    .where('g.staff_role', 'in', roles)
    .where('g.confirmed_at', 'is not', null)
    .where('g.ended_at', 'is', null)
    .where('u.closed_at', 'is', null)
    .orderBy('u.name')
    .orderBy('u.id')
    .execute();
}
