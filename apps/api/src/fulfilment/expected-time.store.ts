import { expectedTimes } from '@proverka/catalogue/expected-times';
import type { ExpectedTime, ExpectedTimeOf } from '#catalogue/expected-time.ts';
import type { Database } from '#platform/db/pool.ts';
import { statement } from '#platform/db/statement.ts';
import { checkTypes } from '#registers/checks.ts';
import { cachedFor } from '#platform/cached-for.ts';
import { extractTaskTypes, sellerExtractTask, valuationTask } from '#registers/task-type.ts';
import type { TaskType } from '#registers/task-type.ts';

const promised = ({ p50, p95 }: { readonly p50: number; readonly p95: number }): ExpectedTime => ({
  p50,
  p95,
  measured: false,
});
const INSTANT = promised(expectedTimes.instant);
const EXTRACT = promised(expectedTimes.halfHour);
const CHECK = promised(expectedTimes.minute);
const SEVERAL_CHECKS = promised(expectedTimes.minutes);
// A 95th percentile needs at least this many answers.
const ENOUGH = 20;

interface Measured {
  readonly type: TaskType;
  readonly tasks: number;
  readonly p50: number;
  readonly p95: number;
}

const HISTORY = statement<{ types: readonly TaskType[] }, Measured>(`
  select types.type, count(*)::int as tasks,
    ceil(percentile_cont(0.5) within group (order by seconds))::int as p50,
    ceil(percentile_cont(0.95) within group (order by seconds))::int as p95
  from unnest(:types::text[]) as types (type)
  cross join lateral (
    select extract(epoch from finished_at - created_at) as seconds from report_task
    where report_task.type = types.type and status in ('found', 'nothing_found')
    order by finished_at desc limit 500
  ) recent
  group by types.type`);

async function readExpectedTimes(db: Database): Promise<ExpectedTimeOf> {
  const rows = await HISTORY(db, {
    types: [...extractTaskTypes, sellerExtractTask, valuationTask, ...checkTypes],
  });
  const byType = new Map<TaskType, ExpectedTime>([
    ...extractTaskTypes.map((type) => [type, EXTRACT] as const),
    ...checkTypes.map((type) => [type, CHECK] as const),
  ]);
  for (const { type, tasks, p50, p95 } of rows)
    if (tasks >= ENOUGH) byType.set(type, { p50, p95, measured: true });
  return (tasks) => {
    const times = tasks.map((type) => byType.get(type) ?? CHECK);
    // Tasks of a report run in parallel: the report takes as long as its slowest one.
    const longest = times.reduce((slowest, one) => (one.p95 > slowest.p95 ? one : slowest), INSTANT);
    return longest === CHECK && times.length > 1 ? SEVERAL_CHECKS : longest;
  };
}

/** Measured from past reports, refreshed every minute. */
export const createExpectedTimes = (db: Database): (() => Promise<ExpectedTimeOf>) =>
  cachedFor(60_000, () => readExpectedTimes(db));
