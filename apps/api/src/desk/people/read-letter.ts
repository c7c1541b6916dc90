import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { withoutKeys } from './letter-text.domain.ts';

interface Letter {
  readonly letter_id: string;
  readonly subject: string;
  readonly text: string;
  readonly created_date: string;
}

/** A letter to an account holder. One that holds a password is never shown, and links lose what they open. */
export async function readLetter(
  deps: DeskDeps,
  caller: Caller,
  letterId: string,
): Promise<Result<Letter, 'letter_not_found'>> {
  const letter = await deps.db
    .selectFrom('mail_outbox')
    .innerJoin('app_user', 'app_user.email', 'mail_outbox.recipient')
    .select(['mail_outbox.subject', 'mail_outbox.text', 'mail_outbox.created_at', 'app_user.id as user_id'])
    .where('mail_outbox.id', '=', letterId)
    .where('emptied_at', 'is', null)
    .where('is_secret', '=', false)
    .executeTakeFirst();
  if (letter === undefined) return refuse('letter_not_found');
  const event = { event: 'person.read', ownerId: letter.user_id, subject: letterId } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { what: 'letter' } });
  return done({
    letter_id: letterId,
    subject: letter.subject,
    text: withoutKeys(letter.text),
    created_date: letter.created_at.toISOString(),
  });
}
