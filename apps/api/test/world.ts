import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Config } from '../src/config.ts';
import { createApi } from '../src/create-api.ts';
import type { Deps } from '../src/deps.ts';
import { createLog } from '../src/http/log.ts';
import { startJobs } from '../src/jobs/jobs.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';

export interface TestWorld extends TestDatabase {
  readonly api: FastifyInstance;
  readonly deps: Deps;
  readonly clock: TestClock;
  /** The letters written so far, oldest first. */
  readonly letters: () => Promise<{ recipient: string; subject: string; text: string }[]>;
}

/** Time as the use cases see it: real until it is moved. */
export interface TestClock {
  readonly now: () => Date;
  readonly advance: (milliseconds: number) => void;
}

export interface WorldOptions {
  readonly config?: Config;
}

/** The API over a database of its own; requests go in by `api.inject`, without a port. */
export async function createTestWorld({ config = testConfig() }: WorldOptions = {}): Promise<TestWorld> {
  const database = await createTestDatabase();
  const log = createLog('silent', 'test');
  const jobs = await startJobs({ url: database.url, role: 'proverka_app', log, isWorker: false });
  const clock = createClock();
  const deps: Deps = {
    config,
    db: database.db,
    enqueue: jobs.enqueue,
    log,
    now: clock.now,
    newId: () => randomUUIDv7(),
  };
  const api = await createApi(deps, { jobs: jobs.isReady });
  afterAll(async () => {
    await api.close();
    await jobs.stop();
  });
  return {
    ...database,
    api,
    deps,
    clock,
    letters: () =>
      database.db
        .selectFrom('mail_outbox')
        .select(['recipient', 'subject', 'text'])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  };
}

function createClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
