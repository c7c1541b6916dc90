import type { RefusalCode } from '@proverka/contract/refusals';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import type { Result } from '../result.ts';
import { done, refuse } from '../result.ts';
import type { Limit, LimitName } from './limits.domain.ts';
import { networkOf } from '@proverka/validation/network';

export interface Uses {
  readonly count: number;
  /** The seconds until the window ends. */
  readonly resetSeconds: number;
}

/**
 * Counts one use in the current window. Windows are aligned to the clock, so that every process agrees. Separate from
 * `@fastify/rate-limit`, which protects one process from floods: these limits are shared by all processes, count by
 * account as well as by address, and use the clock of the use case.
 */
export async function countUses(
  db: Database,
  name: LimitName,
  whose: string,
  limit: Limit,
  now: Date,
): Promise<Uses> {
  const { key, start, endsInSeconds } = windowOf(name, whose, limit, now);
  const { count } = await db
    .insertInto('usage_counter')
    .values({ key, window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`usage_counter.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return { count, resetSeconds: endsInSeconds };
}

function windowOf(name: LimitName, whose: string, { windowSeconds }: Limit, now: Date) {
  const windowMs = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return {
    // Hashed, because e-mails and addresses must not be stored in a table of counters.
    key: `${name}:${createHash('sha256').update(networkOf(whose)).digest('base64url').slice(0, 22)}`,
    start: new Date(start),
    endsInSeconds: Math.ceil((start + windowMs - now.getTime()) / 1000),
  };
}

/** Counts one use; true while it is within the limit. */
export async function countUse(
  db: Database,
  name: LimitName,
  whose: string,
  limit: Limit,
  now: Date,
): Promise<boolean> {
  return (await countUses(db, name, whose, limit, now)).count <= limit.count;
}

/** What is counted, and whose it is. */
export type Use = readonly [LimitName, string];

export interface LimitedDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly config: { readonly http: { readonly limits: Readonly<Record<LimitName, Limit>> } };
}

/** Counts the uses one after the other and refuses at the first limit that is used up; those behind it are not counted. */
export async function withinLimits(
  { db, now, config }: LimitedDeps,
  uses: readonly Use[],
): Promise<Result<true, 'too_many_requests'>> {
  for (const [name, whose] of uses) {
    const limit = config.http.limits[name];
    const { count, resetSeconds } = await countUses(db, name, whose, limit, now());
    if (count > limit.count) return refuse('too_many_requests', { retryAfterSeconds: resetSeconds });
  }
  return done(true);
}

/** Takes one use back that was counted at `at` and turned out to be a good one. */
export async function giveBackUse({ db, config }: LimitedDeps, [name, whose]: Use, at: Date): Promise<void> {
  const { key, start } = windowOf(name, whose, config.http.limits[name], at);
  await db
    .updateTable('usage_counter')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .where('window_start', '=', start)
    .execute();
}

/**
 * For what is guessed: counts an attempt before it is made, so that many at once are no more than as many in a row, and takes
 * back those that were no wrong guess.
 */
export async function countingWrong<Value, Code extends RefusalCode>(
  deps: LimitedDeps,
  uses: readonly Use[],
  wrong: readonly RefusalCode[],
  attempt: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'too_many_requests'>> {
  const at = deps.now();
  const allowed = await withinLimits({ ...deps, now: () => at }, uses);
  if (!allowed.ok) return allowed;
  const result = await attempt();
  if (!result.ok && wrong.includes(result.refusal.code)) return result;
  for (const use of uses) await giveBackUse(deps, use, at);
  return result;
}

/** Forgets the uses of the window at `at`; 1 where there were any, else 0. */
export async function forgetUses({ db, config }: LimitedDeps, [name, whose]: Use, at: Date): Promise<number> {
  const { key, start } = windowOf(name, whose, config.http.limits[name], at);
  const { numDeletedRows } = await db
    .deleteFrom('usage_counter')
    .where('key', '=', key)
    .where('window_start', '=', start)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the counters of past windows. */
export async function dropOldUses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('usage_counter').where('window_start', '<', before).execute();
}
