import { expectedTimes } from '@proverka/catalogue/expected-times';
import type { ExpectedTime, ExpectedTimeOf } from '#catalogue/expected-time.ts';
import type { Database } from '#platform/db/pool.ts';
import { runSql } from '#platform/db/transaction.ts';
import { checkTypes } from '#registers/checks.ts';
import { cachedFor } from '#platform/cached-for.ts';
import { extractTaskTypes } from '#registers/task-type.ts';
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
// Fewer answers say little about the twentieth of them.
const ENOUGH = 20;

const HISTORY = `
  select types.type, count(*)::int as tasks,
    ceil(percentile_cont(0.5) within group (order by seconds))::int as p50,
    ceil(percentile_cont(0.95) within group (order by seconds))::int as p95
  from unnest($1::text[]) as types (type)
  cross join lateral (
    select extract(epoch from finished_at - created_at) as seconds from report_task
    where report_task.type = types.type and status in ('found', 'nothing_found')
    order by finished_at desc limit 500
  ) recent
  group by types.type`;

async function readExpectedTimes(db: Database): Promise<ExpectedTimeOf> {
  const rows = await runSql<{ type: TaskType; tasks: number; p50: number; p95: number }>(db, HISTORY, [
    [...extractTaskTypes, ...checkTypes],
  ]);
  const byType = new Map<TaskType, ExpectedTime>([
    ...extractTaskTypes.map((type) => [type, EXTRACT] as const),
    ...checkTypes.map((type) => [type, CHECK] as const),
  ]);
  for (const { type, tasks, p50, p95 } of rows)
    if (tasks >= ENOUGH) byType.set(type, { p50, p95, measured: true });
  return (tasks) => {
    const times = tasks.map((type) => byType.get(type) ?? CHECK);
    // Tasks of a report run side by side: the report takes as long as its slowest.
    const longest = times.reduce((slowest, one) => (one.p95 > slowest.p95 ? one : slowest), INSTANT);
    return longest === CHECK && times.length > 1 ? SEVERAL_CHECKS : longest;
  };
}

/** From the real history, read again every minute. */
export const createExpectedTimes = (db: Database): (() => Promise<ExpectedTimeOf>) =>
  cachedFor(60_000, () => readExpectedTimes(db));
