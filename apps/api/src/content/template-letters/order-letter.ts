import type { BrandId } from '@proverka/brand/host';
import { letterTemplates, letterTemplateTitles } from '@proverka/contract/template-letter';
import type { LetterTask, LetterTemplate } from '@proverka/contract/template-letter';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { moscowDay } from '@proverka/words/moments';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';
import { templateLetter } from '../letters.domain.ts';

interface OrderedLetter {
  readonly email: string;
  readonly template: LetterTemplate;
}

/** Writes a letter of a template to an account holder, once a day of Moscow; asked again, it names the same task. */
export const orderLetter = (
  deps: ContentDeps,
  caller: Caller,
  { email, template }: OrderedLetter,
): Promise<Result<LetterTask, 'person_not_found'>> =>
  inTransaction(deps.db, async (tx) => {
    const person = await tx
      .selectFrom('app_user')
      .select(['id', 'email', 'brand'])
      .where('email', '=', email.toLowerCase())
      .where('closed_at', 'is', null)
      // Of two who order at once the second finds the letter of the first.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (person === undefined) return refuse('person_not_found');
    const reason = `task:${template}:${person.id}:${moscowDay(deps.now())}`;
    const known = await findBy(tx, 'reason', reason);
    if (known !== undefined) return done(known);
    await queueLetter(deps, tx, {
      reason,
      brand: person.brand,
      recipient: person.email,
      letter: templateLetter(template, siteOf(deps, person.brand)),
    });
    const task = await findBy(tx, 'reason', reason);
    if (task === undefined) throw new Error('a letter is not in the outbox it was put into');
    const event = { event: 'letter.ordered', ownerId: person.id, subject: task.task_id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { template } });
    return done(task);
  });

export async function findLetterTask(
  { db }: ContentDeps,
  taskId: string,
): Promise<Result<LetterTask, 'letter_not_found'>> {
  const task = await findBy(db, 'id', taskId);
  return task === undefined ? refuse('letter_not_found') : done(task);
}

const siteOf = ({ config }: ContentDeps, brand: BrandId): string => config.publicUrls[brand];

async function findBy(
  db: Connection,
  column: 'id' | 'reason',
  value: string,
): Promise<LetterTask | undefined> {
  const row = await db
    .selectFrom('mail_outbox')
    .select(['id', 'reason', 'created_at', 'sent_at'])
    .where(column, '=', value)
    .executeTakeFirst();
  const [what, name] = row?.reason.split(':') ?? [];
  const template = letterTemplates.find((one) => one === name);
  if (row === undefined || what !== 'task' || template === undefined) return undefined;
  return {
    task_id: row.id,
    template,
    title: letterTemplateTitles[template],
    state: row.sent_at === null ? 'waiting' : 'sent',
    created_date: row.created_at.toISOString(),
    sent_date: row.sent_at?.toISOString() ?? null,
  };
}
