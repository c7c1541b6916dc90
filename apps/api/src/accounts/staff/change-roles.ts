import type { RefusalCode } from '@proverka/contract/refusals';
import type { StaffRoleGiven } from '@proverka/contract/staff';
import type { StaffRole } from '@proverka/contract/staff-roles';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccountByEmail } from '../account.store.ts';
import { emailOf } from '../register.ts';
import { hasDeskFactor } from './desk-factors.store.ts';
import { inviteToDesk } from './enrolment.ts';
import { endingBy, whyNotConfirmedBy } from '#platform/given.domain.ts';
import { adminsOf, findGrant, isAdmin, lockStaff, openGrant } from './staff-grant.store.ts';
import { viewRole } from './view-staff.ts';

type Changed<Code extends RefusalCode> = Promise<Result<{ role: StaffRoleGiven }, Code | 'forbidden'>>;

/** Every change waits for the others, and is made only by who is an admin when its turn comes. */
export const asAdmin = <Value, Code extends RefusalCode>(
  deps: AccountsDeps,
  { userId }: Caller,
  work: (tx: Transaction) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'forbidden'>> =>
  inTransaction<Result<Value, Code | 'forbidden'>>(deps.db, async (tx) => {
    await lockStaff(tx);
    return (await isAdmin(tx, userId)) ? work(tx) : refuse('forbidden');
  });

export const proposeRole = (
  deps: AccountsDeps,
  caller: Caller,
  { email, role }: { readonly email: string; readonly role: StaffRole },
): Changed<'person_not_found' | 'own_staff_role' | 'staff_role_exists'> =>
  asAdmin(deps, caller, async (tx) => {
    const person = await findAccountByEmail(tx, emailOf(email));
    if (person === undefined || person.closed_at !== null) return refuse('person_not_found');
    if (person.id === caller.userId) return refuse('own_staff_role');
    const id = deps.newId();
    const made = await tx
      .insertInto('staff_grant')
      .values({ ...openGrant(id, person.id, role), given_by: caller.userId, given_at: deps.now() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'staff_role']).where('ended_at', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return refuse('staff_role_exists');
    const event = { event: 'staff_role.proposed', ownerId: person.id, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { role } });
    return done({ role: await viewRole(tx, id) });
  });

const deskHost = ({ config }: AccountsDeps): string => new URL(config.deskUrl).hostname;

const notConfirmed = {
  ended: 'staff_role_ended',
  confirmed: 'staff_role_confirmed',
  own_staff_role: 'own_staff_role',
  own_proposal: 'own_proposal',
} as const;

/** From now on the role counts. Whoever cannot sign in at the desk yet gets a link to set that up. */
export const confirmRole = (
  deps: AccountsDeps,
  caller: Caller,
  id: string,
): Changed<'staff_role_not_found' | (typeof notConfirmed)[keyof typeof notConfirmed]> =>
  asAdmin(deps, caller, async (tx) => {
    const given = await findGrant(tx, id);
    if (given === undefined) return refuse('staff_role_not_found');
    const mistake = whyNotConfirmedBy(caller.userId, given);
    if (mistake !== null) return refuse(notConfirmed[mistake]);
    await tx
      .updateTable('staff_grant')
      .set({ confirmed_by: caller.userId, confirmed_at: deps.now() })
      .where('id', '=', id)
      .execute();
    const { userId, role, givenBy } = given;
    const event = { event: 'staff_role.confirmed', ownerId: userId, subject: id } as const;
    const [before, after] = [{ role: null }, { role, given_by: givenBy }];
    await recordEvent(deps, tx, caller, { ...event, before, after });
    if (!(await hasDeskFactor(tx, userId, deskHost(deps)))) await inviteToDesk(deps, tx, userId, caller);
    return done({ role: await viewRole(tx, id) });
  });

/** Ends a role at once with everything opened by it, or refuses or withdraws a proposal. */
export const endRole = (
  deps: AccountsDeps,
  caller: Caller,
  id: string,
): Changed<'staff_role_not_found' | 'staff_role_ended' | 'last_admin'> =>
  asAdmin(deps, caller, async (tx) => {
    const given = await findGrant(tx, id);
    if (given === undefined) return refuse('staff_role_not_found');
    if (given.endedAt !== null) return refuse('staff_role_ended');
    const { userId, role } = given;
    const ending = endingBy(caller.userId, given);
    const admins = await adminsOf(tx);
    if (ending === 'ended' && role === 'admin' && admins.length === 1) return refuse('last_admin');
    await tx
      .updateTable('staff_grant')
      .set({ ended_by: caller.userId, ended_at: deps.now() })
      .where('id', '=', id)
      .execute();
    const event = { event: `staff_role.${ending}`, ownerId: userId, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...event, before: { role }, after: { role: null } });
    return done({ role: await viewRole(tx, id) });
  });
