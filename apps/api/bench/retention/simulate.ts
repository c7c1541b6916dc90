import * as fc from 'fast-check';
import type { Pool } from 'pg';
import type { Deps } from '#app/deps.ts';
import { sweepPersonalDataJob } from '#personal-data/sweep-personal-data.job.ts';
import { runDutiesJob } from '#personal-data/timers/run-duties.job.ts';
import { destroyDueReports } from '#reports/destroy-report.ts';
import { judge, look, prepare } from './checker.ts';
import type { Judgement } from './checker.ts';
import { anyLife, anyOutages, DAYS } from './history.ts';
import { DAY_MS, happeningsOf } from './live.ts';
import type { Happening } from './live.ts';

export interface Simulation {
  readonly deps: Deps;
  readonly owner: Pool;
  readonly subjects: number;
  readonly seed: number;
  /** Days between two runs of the jobs and looks of the checker. */
  readonly step: number;
  readonly setClock: (now: Date) => void;
}

/**
 * Five years that end today, so that the database's own clock is never behind. Days pass in steps: what happens on them, the
 * clock's jobs unless they are away, and the checker's look.
 */
export async function simulate({
  deps,
  owner,
  subjects,
  seed,
  step,
  setClock,
}: Simulation): Promise<Judgement> {
  const start = new Date((Math.floor(Date.now() / DAY_MS) - DAYS) * DAY_MS);
  const { rows } = await owner.query(`select id from product where name = 'CheckPerson' limit 1`);
  const lives = fc.sample(anyLife, { numRuns: subjects, seed });
  const [outages = []] = fc.sample(anyOutages, { numRuns: 1, seed });
  const world = { deps, owner, start, productId: rows[0].id };
  const byDay = new Map<number, Happening[]>();
  for (const one of lives.flatMap((life) => happeningsOf(world, life))) {
    byDay.set(one.day, [...(byDay.get(one.day) ?? []), one]);
  }
  await prepare(owner);
  for (let day = 0; day < DAYS; day += step) {
    for (let past = day; past < day + step; past += 1) {
      for (const { happen } of byDay.get(past) ?? []) await happen();
    }
    const now = new Date(start.getTime() + (day + step) * DAY_MS);
    setClock(now);
    if (!outages.some(({ from, days }) => day >= from && day < from + days)) {
      await destroyDueReports(deps);
      await sweepPersonalDataJob(deps);
      await runDutiesJob(deps);
    }
    await look(owner, now);
  }
  return judge(owner, deps.now(), step, Math.max(...outages.map(({ days }) => days)));
}
