import { queues } from '#app/queues.ts';
import type { Logger } from 'pino';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { openSession } from '#accounts/session.store.ts';
import type { Config } from '#app/config.ts';
import { createApi } from '#app/create-api.ts';
import { createDeps } from '#app/create-deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#app/deps.ts';
import { createLog } from '#platform/http/log.ts';
import { createHandlers } from '#app/handlers.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createReportHub } from '#reports/report-hub.ts';
import { readReport } from '#reports/view-report.ts';
import { afterFile } from './cleanup.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { createFakeExtracts } from './fake-extracts.ts';
import { createFakeMailer } from './fake-mailer.ts';
import { createFakeYooKassa } from './fake-yookassa.ts';
import type { FakeYooKassa } from './fake-yookassa.ts';
import { createJobRunner } from './job-runner.ts';
import type { JobRunner } from './job-runner.ts';
import type { StaffRole } from '@proverka/contract/staff-roles';
import { atDeskForStaff } from './at-desk.ts';
import { createPerson } from './people.ts';
import { staffWith } from './staff.ts';
import type { TestPerson } from './people.ts';

export interface SignedInPerson extends TestPerson {
  /** The authorisation header of this person. */
  readonly authorization: string;
  /** Makes a request as this person, like an API client. */
  readonly request: (options: InjectOptions) => Promise<Response>;
}

export interface TestWorld extends TestDatabase {
  readonly api: FastifyInstance;
  readonly deps: Deps;
  readonly clock: TestClock;
  readonly jobs: JobRunner;
  readonly yookassa: FakeYooKassa;
  /** With `staff`: a member of the staff in a session opened at the desk, with a fresh proof unless `isProved` is false. */
  readonly signIn: (
    person?: Parameters<typeof createPerson>[1] & { staff?: StaffRole; isProved?: boolean },
  ) => Promise<SignedInPerson>;
  /** Another session of a person. */
  readonly signInAgain: (person: TestPerson) => Promise<SignedInPerson>;
  /** The letters written so far, oldest first. */
  readonly letters: () => Promise<{ recipient: string; subject: string; text: string }[]>;
}

/** The use cases' clock: real until a test sets it. */
interface TestClock {
  readonly now: () => Date;
  readonly advance: (milliseconds: number) => void;
}

export interface WorldOptions {
  readonly config?: Config;
  /** Outside systems and other dependencies to replace. */
  readonly replace?: Partial<Deps>;
  readonly log?: Logger;
}

/** The API with a database of its own; requests are made by `api.inject`, without a port. */
export async function createTestWorld({
  config = testConfig(),
  replace = {},
  log = createLog('silent', 'test'),
}: WorldOptions = {}): Promise<TestWorld> {
  const database = await createTestDatabase();
  const { db, url } = database;
  const sender = await startJobs({ url, role: 'proverka_app', db, log, queues, isWorker: false });
  const clock = createClock();
  const yookassa = createFakeYooKassa();
  const deps = createDeps(
    { config, db, enqueue: sender.enqueue, log },
    {
      now: clock.now,
      yookassa,
      mailer: createFakeMailer(),
      extracts: createFakeExtracts(),
      ...replace,
    },
  );
  const hub = await createReportHub({
    url,
    log,
    read: async (itemId) => (await readReport(deps, itemId))?.report ?? null,
  });
  const api = atDeskForStaff(await createApi(deps, hub, { jobs: sender.isReady }));
  const jobs = await createJobRunner(url, createHandlers(deps));
  afterFile(async () => {
    await api.close();
    await hub.stop();
    await jobs.stop();
    await sender.stop();
    await deps.apart.close();
  });
  return {
    ...database,
    api,
    deps,
    clock,
    jobs,
    yookassa,
    ...signingIn({ api, db, clock }),
    letters: () => readLetters(db),
  };
}

/** Sessions as the entrances open them, without their hashing. */
function signingIn({
  api,
  db,
  clock,
}: Pick<TestWorld, 'api' | 'db' | 'clock'>): Pick<TestWorld, 'signIn' | 'signInAgain'> {
  const signInAgain = async (person: TestPerson): Promise<SignedInPerson> => {
    const { token } = await inTransaction(db, (tx) => openSession(tx, person.id, true, clock.now()));
    return { ...person, ...requestsWith(api, `Bearer ${token}`) };
  };
  return {
    signIn: async ({ staff, isProved = true, ...options } = {}) => {
      const person = await createPerson(db, options);
      if (staff === undefined) return signInAgain(person);
      const token = await staffWith(db, person.id, { role: staff, now: clock.now(), isProved });
      return { ...person, ...requestsWith(api, `Bearer ${token}`) };
    },
    signInAgain,
  };
}

export const requestsWith = (api: FastifyInstance, authorization: string) => ({
  authorization,
  request: (more: InjectOptions) => api.inject({ ...more, headers: { authorization, ...more.headers } }),
});

const readLetters = (db: TestDatabase['db']) =>
  db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'text'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

function createClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
