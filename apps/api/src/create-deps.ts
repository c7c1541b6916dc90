import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/pool.ts';
import type { Deps } from './deps.ts';
import type { Enqueue } from './jobs/jobs.ts';
import { createYooKassa } from './payments/yookassa.ts';
import { createCatalogue } from './products/catalogue.store.ts';
import { createExpectedTimes } from './reports/expected-time.store.ts';

export interface ProcessParts {
  readonly config: Config;
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly log: Logger;
}

/** The dependencies of a real process: its clock, its ids and the outside systems of its configuration. */
export function createDeps({ config, db, enqueue, log }: ProcessParts): Deps {
  return {
    config,
    db,
    enqueue,
    log,
    now: () => new Date(),
    newId: () => randomUUIDv7(),
    catalogue: createCatalogue(db),
    expectedTimes: createExpectedTimes(db),
    yookassa: createYooKassa(config.yookassa),
  };
}
