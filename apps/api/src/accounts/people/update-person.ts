import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import { phoneOf } from '../register.ts';

/** An unchanged phone stays verified; a new one has to be verified again. */
export function updatePerson(
  deps: AccountsDeps,
  caller: Caller,
  { name, phone }: { name: string; phone: string },
) {
  const { userId } = caller;
  const written = phoneOf(phone);
  return inTransaction(deps.db, async (tx) => {
    const before = await tx
      .selectFrom('app_user')
      .select(['name', 'phone'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const person = await tx
      .updateTable('app_user')
      .set({
        name,
        phone: written,
        phone_verified_at: sql`case when phone = ${written} then phone_verified_at end`,
      })
      .where('id', '=', userId)
      .returning(['id', 'email', 'name', 'role', 'phone', 'phone_verified_at'])
      .executeTakeFirstOrThrow();
    const fields = (['name', 'phone'] as const).filter((field) => before[field] !== person[field]);
    const event = { event: 'person.changed', ownerId: userId, subject: userId } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { fields } });
    return person;
  });
}
