import { queues } from '#app/queues.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { createHandlers } from '#app/handlers.ts';
import { housekeepingJob } from '#app/housekeeping.job.ts';
import { runDutiesJob } from '#personal-data/timers/run-duties.job.ts';
import { startJobs } from './jobs.ts';
import type { JobHandlers } from './queue-plan.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.owner.query('delete from pgboss.job');
});

describe('jobs', () => {
  test('a job exists only if the transaction that enqueued it commits (V2.3.3)', async () => {
    const rolledBack = inTransaction(world.db, async (tx) => {
      await world.deps.enqueue(tx, 'mail.send', [{ mailId: randomUUID() }]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await world.jobs.waiting('mail.send')).toBe(0);
  });

  test('a job with a subject is queued once for now and once for later', async () => {
    const taskId = randomUUID();
    await inTransaction(world.db, async (tx) => {
      for (let i = 0; i < 3; i += 1) {
        await world.deps.enqueue(tx, 'report.task', [{ taskId }]);
        await world.deps.enqueue(tx, 'report.task', [{ taskId }], { startAfterSeconds: 60 });
      }
      await world.deps.enqueue(tx, 'report.task', [{ taskId: randomUUID() }]);
    });
    expect(await world.jobs.waiting('report.task')).toBe(3);
  });

  test('a worker starts a job after the commit and retries it after a failure', async () => {
    const seen: string[] = [];
    const log = world.deps.log;
    const worker = await startJobs({
      url: world.url,
      role: 'proverka_app',
      db: world.db,
      queues,
      log,
      isWorker: true,
    });
    const finished = new Promise<void>((resolve) => {
      const handlers: JobHandlers = {
        ...createHandlers(world.deps),
        'mail.send': async ({ mailId }) => {
          seen.push(mailId);
          if (seen.length === 1) throw new Error('the first time');
          resolve();
        },
      };
      void worker
        .work(handlers)
        .then(() =>
          inTransaction(world.db, (tx) => world.deps.enqueue(tx, 'mail.send', [{ mailId: 'letter' }])),
        );
    });
    await finished;
    expect(seen).toEqual(['letter', 'letter']);
    await worker.stop();
  });
});

test('housekeeping deletes expired rows and nothing else', async () => {
  const person = await world.signIn();
  const insert = (key: string, days: number) =>
    world.owner.query(
      `insert into idempotency_key (scope, key, request_hash, order_id, created_at) values ('s', $1, '', uuidv7(), now() - $2 * interval '1 day')`,
      [key, days],
    );
  await insert('old', 8);
  await insert('new', 6);
  await world.owner.query(
    `insert into usage_counter values ('k', now() - interval '2 days', 1), ('k', now(), 1)`,
  );
  await housekeepingJob(world.deps);
  await runDutiesJob(world.deps);
  const { rows } = await world.owner.query('select key from idempotency_key');
  expect(rows).toEqual([{ key: 'new' }]);
  const { rowCount } = await world.owner.query('select from usage_counter');
  expect(rowCount).toBe(1);
  expect((await person.request({ url: '/orders' })).statusCode).toBe(200);
});
