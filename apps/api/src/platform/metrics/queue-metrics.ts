import { addSampledGauges } from '@proverka/metrics/sampled-gauges';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { cachedFor } from '../cached-for.ts';
import type { PlatformDeps } from '../deps.ts';
import type { InTurn } from './take-turns.ts';

interface QueueRow {
  readonly name: string;
  /** Jobs whose time has come. */
  readonly due: number;
  readonly later: number;
  readonly active: number;
  readonly retried: number;
  readonly oldest: number;
}

/** Every process is asked; the database only so often. */
export const READ_AGAIN_MS = 10_000;

/** Jobs that have ended are many, and none of them is read: the queue has indexes of the others. */
const readQueues = async ({ db }: Pick<PlatformDeps, 'db'>): Promise<readonly QueueRow[]> => {
  const { rows } = await sql<QueueRow>`
    select queue.name, due::int, later::int, active::int, retried::int, oldest::float8
    from pgboss.queue queue
    cross join lateral (
      select count(*) filter (where start_after <= now()) as due,
        count(*) filter (where start_after > now()) as later,
        count(*) filter (where state = 'retry') as retried,
        coalesce(extract(epoch from now() - min(start_after)), 0) as oldest
      from pgboss.job job where job.name = queue.name and state < 'active'
    ) waiting
    cross join lateral (
      select count(*) as active from pgboss.job job where job.name = queue.name and state = 'active'
    ) running`.execute(db);
  return rows;
};

const each =
  (value: (row: QueueRow) => number) =>
  (rows: readonly QueueRow[]): { labels: { queue: string }; value: number }[] =>
    rows.map((row) => ({ labels: { queue: row.name }, value: value(row) }));

/** Depth and age of every queue; every process says the same. */
export function addQueueMetrics(
  registry: Registry,
  deps: Pick<PlatformDeps, 'db' | 'log'>,
  inTurn: InTurn,
): void {
  const read = cachedFor(READ_AGAIN_MS, () => readQueues(deps));
  addSampledGauges<readonly QueueRow[]>({
    registry,
    read: () => inTurn(read),
    onFailure: (error) => deps.log.warn({ err: error }, 'the figures of the queues could not be read'),
    gauges: [
      {
        name: 'proverka_queue_jobs',
        help: 'Jobs: due, for later, running, and among both of the first those that are tried again',
        labelNames: ['queue', 'state'],
        samples: (rows) =>
          rows.flatMap(({ name: queue, due, later, active, retried }) =>
            Object.entries({ due, later, active, retried }).map(([state, value]) => ({
              labels: { queue, state },
              value,
            })),
          ),
      },
      {
        name: 'proverka_queue_oldest_seconds',
        help: 'How long the oldest job has been due',
        labelNames: ['queue'],
        samples: each(({ oldest }) => Math.max(0, oldest)),
      },
    ],
  });
}
