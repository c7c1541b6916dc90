import type { Actor } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';

/** Open at once in one account; docs/security/sessions.md says why. */
const MOST_SESSIONS = 50;
const MOST_STAFF_SESSIONS = 5;

/** Sessions restricted to a guest's order are not counted: anybody can open some with somebody's e-mail. Nor are those of the staff in the owner's place. */
const END_SURPLUS = statement<{ userId: string; isStaff: boolean; most: number; now: Date }, { id: string }>(`
  update session set revoked_at = :now where id in (
    select id from session
    where user_id = :userId and is_staff = :isStaff and revoked_at is null and expires_at > :now
      and restriction is distinct from 'own_order' and impersonation_id is null
    order by coalesce(used_at, created_at) desc, created_at desc offset :most
  ) returning id`);

interface Opening {
  readonly userId: string;
  readonly isStaff: boolean;
  readonly now: Date;
  readonly by: Actor;
}

/** Above the number the sessions end that have been unused for longest. */
export async function endSurplus(tx: Transaction, { userId, isStaff, now, by }: Opening): Promise<void> {
  const most = isStaff ? MOST_STAFF_SESSIONS : MOST_SESSIONS;
  for (const { id } of await END_SURPLUS(tx, { userId, isStaff, most, now })) {
    const event = { event: 'session.closed', ownerId: userId, subject: id } as const;
    await recordEvent({ now: () => now }, tx, by, { ...event, after: { why: 'too_many' } });
  }
}
