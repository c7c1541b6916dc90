import { randomUUIDv7 } from 'node:crypto';
import type { SilenceCause, SourceName } from '@proverka/contract/desk-sources';
import type { Logger } from 'pino';
import { json } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import { statement } from '#platform/db/statement.ts';
import { judgeSource } from './judge-source.domain.ts';

interface LatelyRow {
  readonly questions: number;
  readonly failed: number;
  readonly quiet_seconds: number | null;
  readonly causes: readonly { readonly cause: SilenceCause; readonly questions: number }[];
  readonly is_open: boolean;
}

/**
 * The questions of the last minute, or the last twenty of ten minutes where there were fewer: a busy source is judged within
 * seconds, a quiet one at all. What is dated later than now was written before the clock of the database was set back.
 */
const LATELY = statement<{ source: string }, LatelyRow>(`
  with recent as (
    select question, cause, asked_at, id from source_call
    where source = :source and asked_at > now() - interval '10 minutes' and asked_at <= now()
    order by asked_at desc, id desc limit 5000
  ), latest as (
    select distinct on (question) question, cause, asked_at from recent order by question, asked_at desc, id desc
  ), numbered as (
    select cause, asked_at, row_number() over (order by asked_at desc) as place from latest
  ), judged as (
    select cause from numbered where asked_at > now() - interval '1 minute' or place <= 20
  )
  select (select count(*)::int from judged) as questions, (select count(cause)::int from judged) as failed,
    (select extract(epoch from now() - max(asked_at))::int from source_call
     where source = :source and asked_at <= now()) as quiet_seconds,
    coalesce((select jsonb_agg(jsonb_build_object('cause', cause, 'questions', questions) order by questions desc, cause)
      from (select cause, count(*)::int as questions from judged where cause is not null group by cause) c), '[]') as causes,
    exists (select from source_outage where source = :source and closed_at is null) as is_open`);

const OPEN = statement<
  { id: string; source: string; questions: number; failed: number; causes: string },
  { id: string }
>(`
  insert into source_outage (id, source, opened_at, questions, failed, causes)
  values (:id, :source, now(), :questions, :failed, :causes::jsonb)
  on conflict (source) where closed_at is null do nothing returning id`);

const CLOSE = statement<{ source: string; as: string }, { id: string }>(`
  update source_outage set closed_at = now(), closed_as = :as where source = :source and closed_at is null returning id`);

interface WatchDeps {
  readonly db: Database;
  readonly log: Logger;
}

/** Opens or closes the outage of a source by what it answered lately. Any number of processes may do so at once. */
export async function watchOutage({ db, log }: WatchDeps, source: SourceName): Promise<void> {
  const [row] = await LATELY(db, { source });
  if (row === undefined) return;
  const { questions, failed, causes } = row;
  const judged = judgeSource({ questions, failed, quietSeconds: row.quiet_seconds }, row.is_open);
  if (judged === 'stays') return;
  if (judged === 'open') {
    const opened = await OPEN(db, { id: randomUUIDv7(), source, questions, failed, causes: json(causes) });
    if (opened.length > 0) log.error({ source, questions, failed }, 'a source does not answer');
    return;
  }
  const closed = await CLOSE(db, { source, as: judged });
  if (closed.length > 0) log.info({ source, as: judged }, 'the outage of a source is over');
}
