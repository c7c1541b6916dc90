import type { DeskLetter, LettersFilter } from '@proverka/contract/desk-person-parts';
import { sql } from 'kysely';
import { emailOf } from '#accounts/register.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, allOf, countUpTo, dayEnd, dayStart, pageOfRows } from '../list-page.ts';
import type { Sql } from '../list-page.ts';

interface LettersQuery extends LettersFilter {
  /** The last letter seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface LettersPage {
  readonly letters: DeskLetter[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

interface LetterRow {
  readonly id: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly subject: string;
  readonly recipient: string;
  readonly is_secret: boolean;
  readonly person_id: string | null;
}

/** One page of the letters that fit the filters, the newest first, without their texts. */
export async function listLetters(
  deps: DeskDeps,
  caller: Caller,
  query: LettersQuery,
): Promise<Result<LettersPage, never>> {
  const conditions = conditionsOf(query);
  const event = { event: 'desk.read', ownerId: query.person_id ?? null, subject: 'letters' } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { desk: 'letters' } });
  const [rows, total] = await Promise.all([
    readPage(deps, query, conditions),
    query.after === undefined ? countUpTo(deps.db, sql`from mail_outbox m where ${conditions}`) : null,
  ]);
  const page = pageOfRows(rows, query.limit);
  return done({ letters: page.rows.map(viewLetter), next: page.next, total });
}

/** A letter whose text is destroyed is not listed: its recipient is destroyed with it. */
const conditionsOf = (filter: LettersFilter): Sql =>
  allOf([
    sql`m.emptied_at is null`,
    ...(filter.recipient ? [sql`m.recipient = ${emailOf(filter.recipient)}`] : []),
    ...(filter.person_id === undefined
      ? []
      : [sql`m.recipient = (select email from app_user where id = ${filter.person_id})`]),
    ...(filter.subject ? [sql`starts_with(lower(m.subject), lower(${filter.subject}))`] : []),
    ...(filter.state === undefined ? [] : [STATES[filter.state]]),
    ...(filter.created_from === undefined ? [] : [sql`m.created_at >= ${dayStart(filter.created_from)}`]),
    ...(filter.created_to === undefined ? [] : [sql`m.created_at < ${dayEnd(filter.created_to)}`]),
  ]);

const STATES = { waiting: sql`m.sent_at is null`, sent: sql`m.sent_at is not null` } as const;

async function readPage(
  { db }: DeskDeps,
  { after, limit }: LettersQuery,
  conditions: Sql,
): Promise<readonly LetterRow[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(m.created_at, m.id) < ((select created_at from mail_outbox where id = ${after}), ${after}::uuid)`;
  const { rows } = await sql<LetterRow>`${BY_VALUES}
    select m.id, m.created_at, m.sent_at, m.subject, m.recipient, m.is_secret,
      (select u.id from app_user u where u.email = m.recipient) as person_id
    from mail_outbox m where ${conditions} and ${behind}
    order by m.created_at desc, m.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

const viewLetter = (row: LetterRow): DeskLetter => ({
  letter_id: row.id,
  created_date: row.created_at.toISOString(),
  sent_date: row.sent_at?.toISOString() ?? null,
  subject: row.subject,
  recipient: row.recipient,
  person_id: row.person_id,
  is_secret: row.is_secret,
});
