import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db, Job, JobInsert, JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { listen } from '../db/listen.ts';
import type { Listening } from '../db/listen.ts';
import type { Database } from '../db/pool.ts';
import { withoutAnswer } from '../db/pipelined-client.ts';
import type { Transaction } from '../db/transaction.ts';
import { afterCommit } from '../db/transaction.ts';
import { JOBS_CHANNEL, createDoorbell } from './doorbell.ts';
import type { JobData, JobName } from './job-data.ts';
import { inTrace, withTrace } from './job-trace.ts';
import type { OnJob } from '../metrics/job-metrics.ts';
import type { JobHandlers, QueuePlan, QueuePlans } from './queue-plan.ts';

interface EnqueueOptions {
  /** The delay in seconds. */
  readonly startAfterSeconds?: number;
  /** Low priority: runs when nothing else waits, so that a large order does not delay small ones. */
  readonly isUnhurried?: boolean;
  /** Per job, higher runs first; 0 by default. */
  readonly priorities?: readonly number[];
}

/** Enqueues jobs in the caller's transaction: they exist only if it commits. */
export type Enqueue = <Name extends JobName>(
  tx: Transaction,
  name: Name,
  data: readonly JobData[Name][],
  options?: EnqueueOptions,
) => Promise<void>;

export interface Jobs {
  readonly enqueue: Enqueue;
  /** Starts the workers; only the worker process does. */
  readonly work: (handlers: JobHandlers) => Promise<void>;
  readonly isReady: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

export interface JobsOptions {
  readonly url: string;
  /** Past any pooler, where `url` leads through one: what is notified through it is heard by nobody. */
  readonly directUrl?: string;
  readonly role: string | null;
  readonly db: Database;
  readonly log: Logger;
  readonly queues: QueuePlans;
  /** The worker process maintains the queues and runs the schedule; a server only enqueues. */
  readonly isWorker: boolean;
  /** Counts the jobs this process has done. */
  readonly onJob?: OnJob;
}

/** Connects to the queues of the database at `url`; no queue is processed before `work` is called. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { url, directUrl = url, db, log, queues, onJob = () => undefined } = options;
  const boss = createBoss(options);
  await boss.start();
  const doorbell = createDoorbell(db, log);
  let listening: Listening | undefined;
  return {
    async enqueue(tx, name, data, options = {}) {
      if (data.length === 0) return;
      await boss.insert(
        name,
        data.map((one, index) => jobOf(queues[name], one, options, options.priorities?.[index])),
        { db: within(tx) },
      );
      if (options.startAfterSeconds === undefined) afterCommit(tx, () => doorbell.ring(name));
    },
    async work(handlers) {
      const workers = await startWorking(boss, queues, handlers, { log, onJob });
      const wake = (name: string) => {
        for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
      };
      const onConnect = () => [...workers.keys()].forEach(wake);
      listening = await listen({ url: directUrl, channel: JOBS_CHANNEL, log, onNotify: wake, onConnect });
    },
    isReady: async () => (await boss.getQueues([namesOf(queues)[0] ?? ''])).length === 1,
    async stop() {
      await listening?.stop();
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
}

function createBoss({ url, role, log, isWorker }: JobsOptions): PgBoss {
  const boss = new PgBoss({
    connectionString: url,
    ...(role === null ? {} : { options: `-c role=${role}` }),
    max: isWorker ? 6 : 2,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    reindex: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'));
  return boss;
}

function jobOf<Data extends object>(
  { subject }: QueuePlan<Data>,
  data: Data,
  { startAfterSeconds, isUnhurried = false }: EnqueueOptions,
  priority?: number,
): JobInsert {
  return {
    data: withTrace(data),
    ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
    ...(priority !== undefined && { priority }),
    ...(isUnhurried && { priority: -1 }),
    ...(subject && { singletonKey: `${subject(data)} ${startAfterSeconds === undefined ? 'now' : 'later'}` }),
  };
}

const namesOf = (queues: QueuePlans): JobName[] => Object.keys(queues) as JobName[];

/** Nobody reads the ids of the jobs. */
const within = (tx: Transaction): Db => ({
  executeSql: (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, withoutAnswer([...values]))),
});

/** Returns the worker ids of every queue. */
async function startWorking(
  boss: PgBoss,
  queues: QueuePlans,
  handlers: JobHandlers,
  told: Told,
): Promise<Map<string, string[]>> {
  const workers = new Map<string, string[]>();
  for (const name of namesOf(queues)) {
    const { work, workers: count, cron } = queues[name];
    const handle = handlers[name] as (data: object, signal: AbortSignal) => Promise<void>;
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1) {
      ids.push(await boss.work(name, { ...work, perJobResults: true }, runEach(name, handle, told)));
    }
    workers.set(name, ids);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { missed: 'once' });
  }
  return workers;
}

/** Who is told of what jobs did. */
interface Told {
  readonly log: Logger;
  readonly onJob: OnJob;
}

const runEach =
  (name: JobName, handle: (data: object, signal: AbortSignal) => Promise<void>, { log, onJob }: Told) =>
  (batch: Job[]): Promise<JobResult[]> =>
    Promise.all(
      batch.map(async ({ id, data, signal, retryCount }) => {
        const startedAt = performance.now();
        const told = (isDone: boolean) =>
          onJob({ name, seconds: (performance.now() - startedAt) / 1000, isDone });
        try {
          await inTrace(data, (own) => handle(own, signal));
        } catch (error) {
          told(false);
          log.error({ err: error, job: name, jobId: id, retryCount }, 'job failed and will be tried again');
          return { id, status: 'failed' as const, output: { message: String(error) } };
        }
        // Not within: a job that is done would run again.
        told(true);
        return { id, status: 'completed' as const };
      }),
    );
