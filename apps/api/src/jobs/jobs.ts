import { PgBoss } from 'pg-boss';
import type { Db, JobInsert } from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection, Transaction } from '../db/transaction.ts';
import { runSql } from '../db/transaction.ts';
import { jobNames, queues } from './queues.ts';
import type { JobData, JobName } from './queues.ts';

export interface EnqueueOptions {
  /** Not before so many seconds from now. */
  readonly startAfterSeconds?: number;
}

/** Puts jobs into the transaction of what they are about: they exist exactly when it commits. */
export type Enqueue = <Name extends JobName>(
  tx: Transaction,
  name: Name,
  data: readonly JobData[Name][],
  options?: EnqueueOptions,
) => Promise<void>;

export interface Jobs {
  readonly enqueue: Enqueue;
  /** Begins to work; only the worker process does. */
  readonly work: (handlers: JobHandlers) => Promise<void>;
  readonly isReady: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

export type JobHandlers = {
  readonly [Name in JobName]: (data: JobData[Name], signal: AbortSignal) => Promise<void>;
};

export interface JobsOptions {
  readonly url: string;
  readonly role: string | null;
  readonly log: Logger;
  /** The worker process supervises queues and keeps the clock; a server only enqueues. */
  readonly isWorker: boolean;
}

export async function startJobs({ url, role, log, isWorker }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    ...(role === null ? {} : { options: `-c role=${role}` }),
    max: isWorker ? 6 : 2,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    reindex: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'));
  await boss.start();
  return {
    async enqueue(tx, name, data, options = {}) {
      if (data.length === 0) return;
      const { startAfterSeconds } = options;
      const { subject } = queues[name];
      const jobs = data.map((one): JobInsert => ({
        data: one,
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        ...(subject && {
          singletonKey: `${subject(one)} ${startAfterSeconds === undefined ? 'now' : 'later'}`,
        }),
      }));
      await boss.insert(name, jobs, { db: within(tx) });
    },
    work: (handlers) => startWorking(boss, handlers, log),
    isReady: async () => (await boss.getQueues([jobNames[0] ?? ''])).length === 1,
    stop: () => boss.stop({ graceful: true, timeout: 4000 }),
  };
}

const within = (connection: Connection): Db => ({
  executeSql: async (text, values) => ({ rows: await runSql(connection, text, values) }),
});

async function startWorking(boss: PgBoss, handlers: JobHandlers, log: Logger): Promise<void> {
  for (const name of jobNames) {
    const { work, cron } = queues[name];
    const handle = handlers[name] as (data: object, signal: AbortSignal) => Promise<void>;
    await boss.work<object>(name, { ...work, perJobResults: true }, (batch) =>
      Promise.all(
        batch.map(async ({ id, data, signal, retryCount }) => {
          try {
            await handle(data, signal);
            return { id, status: 'completed' as const };
          } catch (error) {
            log.error({ err: error, job: name, jobId: id, retryCount }, 'job failed and will be tried again');
            return { id, status: 'failed' as const, output: { message: String(error) } };
          }
        }),
      ),
    );
    if (cron !== undefined) await boss.schedule(name, cron, {}, { missed: 'once' });
  }
}
