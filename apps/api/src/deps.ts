import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/pool.ts';
import type { Enqueue } from './jobs/jobs.ts';
import type { YooKassa } from './payments/yookassa.ts';
import type { Catalogue } from './products/catalogue.domain.ts';
import type { ExpectedTimeOf } from './reports/expected-time.store.ts';

/** What use cases are given; made once per process, replaced piece by piece in tests. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly log: Logger;
  readonly now: () => Date;
  /** Time-ordered (UUID version 7), so that new rows sit together in their indexes. */
  readonly newId: () => string;
  readonly catalogue: () => Promise<Catalogue>;
  readonly expectedTimes: () => Promise<ExpectedTimeOf>;
  readonly yookassa: YooKassa;
}
