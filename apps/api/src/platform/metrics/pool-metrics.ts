import { addSampledGauges } from '@proverka/metrics/sampled-gauges';
import type { Registry } from 'prom-client';

type CountedPool = Readonly<Record<'totalCount' | 'idleCount' | 'waitingCount', number>>;

/** How many connections this process has, and how many of its requests wait for one. */
export function addPoolMetrics(registry: Registry, pool: CountedPool, size: number): void {
  addSampledGauges({
    registry,
    read: () => Promise.resolve(pool),
    onFailure: () => undefined,
    gauges: [
      {
        name: 'proverka_db_pool_connections',
        help: 'Connections of the pool: busy, idle, and the most there may be',
        labelNames: ['state'],
        samples: ({ totalCount, idleCount }) => [
          { labels: { state: 'busy' }, value: totalCount - idleCount },
          { labels: { state: 'idle' }, value: idleCount },
          { labels: { state: 'most' }, value: size },
        ],
      },
      {
        name: 'proverka_db_pool_waiting',
        help: 'Requests that wait for a connection',
        samples: ({ waitingCount }) => [{ value: waitingCount }],
      },
    ],
  });
}
