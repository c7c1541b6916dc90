import { homeOf } from '#platform/public-url.ts';
import type { AssignableRole } from '@proverka/contract/desk-person-acts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { personRoleWords } from '@proverka/words/person-role';
import type { AccountsDeps } from '../deps.ts';
import { endCredentials } from '../end-credentials.ts';
import { roleChangedByStaff } from '../letters.domain.ts';

interface Change {
  readonly personId: string;
  readonly role: AssignableRole;
  readonly reason: string;
}

type Answer = Result<
  { readonly person_role: number; readonly closed: number },
  'person_not_found' | 'own_account' | 'role_unchanged'
>;

/**
 * Gives an account another role. What acts for it was let in by the former role, so it ends; the rights of new tokens are those
 * of the new one.
 */
export async function changeRole(
  deps: AccountsDeps,
  caller: Caller,
  { personId, role, reason }: Change,
): Promise<Answer> {
  if (personId === caller.userId) return refuse('own_account');
  return inTransaction<Answer>(deps.db, async (tx) => {
    const person = await tx
      .selectFrom('app_user')
      .select(['role', 'email', 'brand', 'registration_url'])
      .where('id', '=', personId)
      .where('closed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (person === undefined) return refuse('person_not_found');
    if (person.role === role) return refuse('role_unchanged');
    const closed = await endCredentials(deps, tx, { userId: personId, why: 'role_changed', by: caller });
    await tx.updateTable('app_user').set({ role }).where('id', '=', personId).execute();
    const event = { event: 'person.role_changed', ownerId: personId, subject: personId, reason } as const;
    await recordEvent(deps, tx, caller, { ...event, before: { role: person.role }, after: { role } });
    await queueLetter(deps, tx, {
      reason: `role-changed:${deps.newId()}`,
      brand: person.brand,
      recipient: person.email,
      letter: roleChangedByStaff(homeOf(deps.config, person), personRoleWords[role]),
    });
    return done({ person_role: role, closed });
  });
}
