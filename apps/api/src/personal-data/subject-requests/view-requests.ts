import type { KeptCategory, SubjectRequest, SubjectRequestLine } from '@proverka/contract/subject-request';
import { moscowDay } from '@proverka/words/moments';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { readKept } from './read-kept.ts';
import type { RequestRow } from './request.store.ts';
import { viewStatus } from './subject-request.domain.ts';

const MOST_SHOWN = 200;

/** Those to answer first on top; without names, which are read one by one and journaled. */
export async function listRequests(
  { db, now }: PersonalDataDeps,
  list: 'open' | 'done',
): Promise<SubjectRequestLine[]> {
  const states = list === 'open' ? (['waiting_identity', 'open'] as const) : (['done', 'refused'] as const);
  const rows = await db
    .selectFrom('subject_request')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('due_on', list === 'open' ? 'asc' : 'desc')
    .orderBy('number')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => viewLine(row, moscowDay(now())));
}

const viewLine = (row: RequestRow, today: string): SubjectRequestLine => ({
  ...viewStatus(row),
  kind: row.kind,
  requested_at: row.requested_at.toISOString(),
  is_late: row.due_on < (row.ended_at === null ? today : moscowDay(row.ended_at)),
  is_extended: row.extended_at !== null,
});

export async function readRequest(
  deps: PersonalDataDeps,
  caller: Caller,
  id: string,
): Promise<Result<SubjectRequest, 'subject_request_not_found'>> {
  const row = await deps.db.selectFrom('subject_request').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return refuse('subject_request_not_found');
  await recordEvent(deps, deps.db, caller, { event: 'subject_request.read', ownerId: null, subject: id });
  const block = await deps.db
    .selectFrom('subject_block')
    .select('id')
    .where('request_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const kept: KeptCategory[] = await readKept(deps, row);
  return done({
    ...viewLine(row, moscowDay(deps.now())),
    person: row.person,
    email: row.email,
    phone: row.phone,
    text: row.text,
    proven_by: row.proven_by,
    extension_reason: row.extension_reason,
    answer: row.answer,
    is_blocked: block !== undefined,
    kept,
  });
}
