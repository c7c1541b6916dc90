import type { SourceName } from '@proverka/contract/desk-sources';
import type { Database } from '#platform/db/pool.ts';
import { statement } from '#platform/db/statement.ts';
import { latencySteps } from '../latency-steps.ts';
import type { CallFact } from './note-calls.ts';

const stepCounts = [...latencySteps, null]
  .map((most, place) => {
    const least = latencySteps[place - 1] ?? -1;
    const upTo = most === null ? '' : ` and ms <= ${most}`;
    return `count(*) filter (where question is not null and cause is null and ms > ${least}${upTo})`;
  })
  .join(', ');

/** In the order of sources, so that two processes wait for each other's rows and never in a circle. */
const WRITE = statement<{ facts: string }>(`
  with given as (
    select * from jsonb_to_recordset(:facts::jsonb)
      as f(source text, question text, cause text, ms integer, cached integer, kopecks bigint)
  ), calls as (
    insert into source_call (source, question, cause, ms)
    select source, question, cause, ms from given where question is not null
  ), sums as (
    select source, count(question)::int as questions, count(cause)::int as failed, coalesce(sum(cached), 0)::int as cached,
      coalesce(sum(kopecks), 0)::bigint as kopecks, array[${stepCounts}]::int[] as steps
    from given group by source
  ), minutes as (
    insert into source_minute as m (source, minute, questions, failed, cached, steps)
    select source, date_trunc('minute', now()), questions, failed, cached, steps from sums order by source
    on conflict (source, minute) do update set questions = m.questions + excluded.questions,
      failed = m.failed + excluded.failed, cached = m.cached + excluded.cached,
      steps = (select array_agg(a + b order by place)
        from unnest(m.steps, excluded.steps) with ordinality as step(a, b, place))
  )
  insert into source_day as d (source, day, questions, failed, cached, kopecks)
  select source, (now() at time zone 'Europe/Moscow')::date, questions, failed, cached, kopecks from sums order by source
  on conflict (source, day) do update set questions = d.questions + excluded.questions, failed = d.failed + excluded.failed,
    cached = d.cached + excluded.cached, kopecks = d.kopecks + excluded.kopecks`);

/** Writes facts with the time of the database, and says which sources were asked. */
export async function writeCalls(db: Database, facts: readonly CallFact[]): Promise<ReadonlySet<SourceName>> {
  await WRITE(db, { facts: JSON.stringify(facts) });
  return new Set(facts.flatMap(({ source, question }) => (question === undefined ? [] : [source])));
}
