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
  const windowMs = limit.windowSeconds * 1000;
  // Hashed, because e-mails and addresses must not be stored in a table of counters.
  const key = `${name}:${createHash('sha256').update(networkOf(whose)).digest('base64url').slice(0, 22)}`;
  const windowStart = Math.floor(now.getTime() / windowMs) * windowMs;
  const { count } = await db
    .insertInto('usage_counter')
    .values({ key, window_start: new Date(windowStart), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`usage_counter.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return { count, resetSeconds: Math.ceil((windowStart + windowMs - now.getTime()) / 1000) };
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

/** Refuses when any of the named limits is used up. */
export async function withinLimits(
  {
    db,
    now,
    config,
  }: { db: Database; now: () => Date; config: { http: { limits: Readonly<Record<LimitName, Limit>> } } },
  uses: readonly (readonly [LimitName, string])[],
): Promise<Result<true, 'too_many_requests'>> {
  for (const [name, whose] of uses) {
    const limit = config.http.limits[name];
    if (!(await countUse(db, name, whose, limit, now()))) {
      return refuse('too_many_requests', { retryAfterSeconds: limit.windowSeconds });
    }
  }
  return done(true);
}

/** Deletes the counters of past windows. */
export async function dropOldUses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('usage_counter').where('window_start', '<', before).execute();
}
