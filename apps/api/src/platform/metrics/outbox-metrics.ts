import { addSampledGauges } from '@proverka/metrics/sampled-gauges';
import type { Registry } from 'prom-client';
import type { PlatformDeps } from '../deps.ts';

export interface OutboxRow {
  /** The table that is sent from. */
  readonly outbox: string;
  readonly waiting: number;
  /** Seconds since the oldest should have been sent. */
  readonly lag: number;
}

/** What was written to be sent to others and was not yet; every process says the same. */
export function addOutboxMetrics(
  registry: Registry,
  { log }: Pick<PlatformDeps, 'log'>,
  read: () => Promise<readonly OutboxRow[]>,
): void {
  addSampledGauges<readonly OutboxRow[]>({
    registry,
    read,
    onFailure: (error) => log.warn({ err: error }, 'the figures of what is to be sent could not be read'),
    gauges: [
      {
        name: 'proverka_outbox_waiting',
        help: 'Letters, webhooks and conversions that are to be sent',
        labelNames: ['outbox'],
        samples: (rows) => rows.map(({ outbox, waiting }) => ({ labels: { outbox }, value: waiting })),
      },
      {
        name: 'proverka_outbox_lag_seconds',
        help: 'How long the oldest of them has been due',
        labelNames: ['outbox'],
        samples: (rows) => rows.map(({ outbox, lag }) => ({ labels: { outbox }, value: Math.max(0, lag) })),
      },
    ],
  });
}
