import type { RefusalCode } from '@proverka/contract/refusals';
import type { StaffRecovery } from '@proverka/contract/staff';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { asAdmin } from './change-roles.ts';
import { inviteToDesk } from './enrolment.ts';
import { endingBy, whyNotConfirmedBy } from '#platform/given.domain.ts';
import type { Given } from '#platform/given.domain.ts';
import { isStaff } from './staff-grant.store.ts';
import { viewRecovery } from './view-staff.ts';

type Changed<Code extends RefusalCode> = Promise<Result<{ recovery: StaffRecovery }, Code | 'forbidden'>>;

/** For a member of the staff who lost passkey and phone: one admin proposes a new way in, another confirms. */
export const proposeRecovery = (
  deps: AccountsDeps,
  caller: Caller,
  userId: string,
): Changed<'person_not_found' | 'own_staff_role' | 'recovery_exists'> =>
  asAdmin(deps, caller, async (tx) => {
    if (userId === caller.userId) return refuse('own_staff_role');
    if (!(await isStaff(tx, userId))) return refuse('person_not_found');
    const id = deps.newId();
    const made = await tx
      .insertInto('staff_recovery')
      .values({
        id,
        user_id: userId,
        given_by: caller.userId,
        given_at: deps.now(),
        confirmed_by: null,
        confirmed_at: null,
        ended_by: null,
        ended_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id'])
          .where('confirmed_at', 'is', null)
          .where('ended_at', 'is', null)
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return refuse('recovery_exists');
    await recordEvent(deps, tx, caller, { event: 'staff_recovery.proposed', ownerId: userId, subject: id });
    return done({ recovery: await viewRecovery(tx, id) });
  });

const notConfirmed = {
  ended: 'recovery_over',
  confirmed: 'recovery_over',
  own_staff_role: 'own_staff_role',
  own_proposal: 'own_proposal',
} as const;

/** The link goes to the person by letter: neither admin sees it. */
export const confirmRecovery = (
  deps: AccountsDeps,
  caller: Caller,
  id: string,
): Changed<'recovery_not_found' | (typeof notConfirmed)[keyof typeof notConfirmed]> =>
  asAdmin(deps, caller, async (tx) => {
    const given = await findRecovery(tx, id);
    if (given === undefined) return refuse('recovery_not_found');
    const mistake = whyNotConfirmedBy(caller.userId, given);
    if (mistake !== null) return refuse(notConfirmed[mistake]);
    await tx
      .updateTable('staff_recovery')
      .set({ confirmed_by: caller.userId, confirmed_at: deps.now() })
      .where('id', '=', id)
      .execute();
    const { userId, givenBy } = given;
    const event = { event: 'staff_recovery.confirmed', ownerId: userId, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { given_by: givenBy } });
    await inviteToDesk(deps, tx, userId, caller);
    return done({ recovery: await viewRecovery(tx, id) });
  });

export const endRecovery = (
  deps: AccountsDeps,
  caller: Caller,
  id: string,
): Changed<'recovery_not_found' | 'recovery_over'> =>
  asAdmin(deps, caller, async (tx) => {
    const given = await findRecovery(tx, id);
    if (given === undefined) return refuse('recovery_not_found');
    const ending = endingBy(caller.userId, given);
    if (given.endedAt !== null || ending === 'ended') return refuse('recovery_over');
    await tx
      .updateTable('staff_recovery')
      .set({ ended_by: caller.userId, ended_at: deps.now() })
      .where('id', '=', id)
      .execute();
    const event = { event: `staff_recovery.${ending}`, ownerId: given.userId, subject: id } as const;
    await recordEvent(deps, tx, caller, event);
    return done({ recovery: await viewRecovery(tx, id) });
  });

function findRecovery(tx: Transaction, id: string): Promise<Given | undefined> {
  return tx
    .selectFrom('staff_recovery')
    .select([
      'user_id as userId',
      'given_by as givenBy',
      'confirmed_at as confirmedAt',
      'ended_at as endedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
