import { PgBoss } from 'pg-boss';
import type { JobData, JobName } from '#platform/jobs/job-data.ts';
import type { JobHandlers } from '#platform/jobs/queue-plan.ts';

export interface JobRunner {
  /** Runs due jobs until there are none, like the worker; jobs scheduled for later stay. */
  readonly runDue: () => Promise<void>;
  /** Runs every waiting job of a queue once, also those scheduled for later. Returns how many there were. */
  readonly runAll: (name: JobName) => Promise<number>;
  readonly waiting: (name: JobName) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const NEVER = new AbortController().signal;

/** A worker without a schedule: jobs run one after another when a test says so, and errors reach the test. */
export async function createJobRunner(url: string, handlers: Partial<JobHandlers>): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    supervise: false,
    schedule: false,
    migrate: false,
    max: 2,
  });
  await boss.start();
  const names = Object.keys(handlers) as JobName[];

  async function runBatch(name: JobName, ignoreStartAfter: boolean): Promise<number> {
    const fetched = await boss.fetch<JobData[JobName]>(name, {
      batchSize: 50,
      ignoreStartAfter,
      includeMetadata: true,
    });
    // A batch has no defined order; oldest first makes tests deterministic.
    const jobs = fetched.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
    const handle = handlers[name] as (data: unknown, signal: AbortSignal) => Promise<void>;
    for (const job of jobs) {
      await handle(job.data, NEVER);
      await boss.complete(name, job.id);
    }
    return jobs.length;
  }

  return {
    async runDue() {
      for (let ran = -1; ran !== 0;) {
        ran = 0;
        const filled = await filledQueues(boss);
        for (const name of names) {
          if (filled.has(name)) ran += await runBatch(name, false);
        }
      }
    },
    runAll: (name) => runBatch(name, true),
    waiting: async (name) => (await boss.findJobs(name, { queued: true })).length,
    stop: () => boss.stop({ graceful: false }),
  };
}

/** Asked once for all: most of the queues are empty, and each would cost a question of its own. */
async function filledQueues(boss: PgBoss): Promise<ReadonlySet<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql("select distinct name from pgboss.job where state < 'active'");
  return new Set(rows.map(({ name }: { name: string }) => name));
}
