import { queues } from '#app/queues.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestCluster } from '../../../test/postgres.ts';
import { migrate } from '../db/migrate.ts';
import { applicationRole, openDatabase, openPool } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { createLog } from '../http/log.ts';
import { startJobs } from './jobs.ts';
import type { JobHandlers } from './queue-plan.ts';

/** Measures the milliseconds from a job's commit to its start in a worker, of lone jobs and at 200 a second. Prints one line of JSON. */
const JOBS = Number(process.env['BENCH_JOBS'] ?? 400);
const PER_SECOND = 200;

const cluster = await startTestCluster(['max_connections=60']);
try {
  await migrate(cluster.url, queues);
  const db = openDatabase(openPool({ url: cluster.url, size: 4, role: applicationRole }));
  const parts = { url: cluster.url, role: applicationRole, db, queues, log: createLog('warn', 'bench') };
  const [server, worker] = [
    await startJobs({ ...parts, isWorker: false }),
    await startJobs({ ...parts, isWorker: true }),
  ];
  const startedAt = new Map<string, number>();
  const ignore = () => Promise.resolve();
  const handlers = {
    ...(Object.fromEntries(Object.keys(queues).map((name) => [name, ignore])) as unknown as JobHandlers),
    'report.task': ({ taskId }: { taskId: string }) => {
      startedAt.set(taskId, performance.now());
      return Promise.resolve();
    },
  };
  await worker.work(handlers);
  await wait(1500);
  const committedAt = new Map<string, number>();
  const commit = async (taskId: string) => {
    await inTransaction(db, (tx) => server.enqueue(tx, 'report.task', [{ taskId }]));
    committedAt.set(taskId, performance.now());
  };
  const timesOf = async (kind: string, work: () => Promise<void>) => {
    await work();
    while (startedAt.size < committedAt.size) await wait(50);
    const times = [...committedAt]
      .filter(([id]) => id.startsWith(kind))
      .map(([id, at]) => Math.max(0, (startedAt.get(id) ?? 0) - at))
      .sort((a, b) => a - b);
    const quantile = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
    return { p50Ms: quantile(0.5), p99Ms: quantile(0.99), maxMs: quantile(1 - 1 / JOBS) };
  };
  const lone = await timesOf('lone', async () => {
    for (let i = 0; i < JOBS; i += 1) {
      await commit(`lone ${i}`);
      await wait(5 + Math.random() * 30);
    }
  });
  // At a constant rate, whatever the earlier ones take.
  const many = await timesOf('many', async () => {
    const commits: Promise<void>[] = [];
    const from = performance.now();
    for (let i = 0; i < 5 * JOBS; i += 1) {
      await wait(Math.max(0, from + (i * 1000) / PER_SECOND - performance.now()));
      commits.push(commit(`many ${i}`));
    }
    await Promise.all(commits);
  });
  const result = { jobs: JOBS, perSecond: PER_SECOND, lone, many };
  process.stdout.write(`${JSON.stringify({ scenario: 'worker-start', ...result })}\n`);
  await worker.stop();
  await server.stop();
  await db.destroy();
} finally {
  await cluster.stop();
}
