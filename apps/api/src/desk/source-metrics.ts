import type { DeskSource } from '@proverka/contract/desk-sources';
import { addSampledGauges } from '@proverka/metrics/sampled-gauges';
import type { Registry } from 'prom-client';
import { cachedFor } from '#platform/cached-for.ts';
import { inSnapshot } from '#platform/db/transaction.ts';
import { READ_AGAIN_MS } from '#platform/metrics/queue-metrics.ts';
import type { InTurn } from '#platform/metrics/take-turns.ts';
import type { DeskDeps } from './deps.ts';
import { readSources } from './sources/view-sources.ts';

type Read = (source: DeskSource) => number | null;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const seconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);

/** What the desk shows of each source; a figure that is not known has no sample. */
const gauges: Readonly<Record<string, readonly [help: string, read: Read]>> = {
  proverka_source_questions: ['Questions of the last hour', ({ now }) => now.questions],
  proverka_source_failed_share: [
    'Share of the questions of the last hour without an answer',
    ({ now }) => share(now.failed, now.questions),
  ],
  proverka_source_cached_share: [
    'Share of the answers of the last hour given without asking',
    ({ now }) => share(now.cached, now.cached + now.questions),
  ],
  proverka_source_latency_p50_seconds: [
    'Half of the answers of the last hour came within',
    ({ now }) => seconds(now.p50_ms),
  ],
  proverka_source_latency_p95_seconds: [
    'Nineteen of twenty answers of the last hour came within',
    ({ now }) => seconds(now.p95_ms),
  ],
  proverka_source_spent_today_rubles: ['Spent today', (source) => source.spent_today],
  proverka_source_waiting_tasks: ['Tasks of reports that wait', (source) => source.waiting_tasks],
  proverka_source_held_tasks: ['Tasks that wait for the staff', (source) => source.held_tasks],
  proverka_source_manual: ['1 while the staff asks by hand', ({ mode }) => Number(mode === 'manual')],
  proverka_source_outage: ['1 while an outage is open', ({ outage }) => Number(outage !== null)],
};

/** The figures of the desk's screen of sources for `/metrics`; without the database they are left out. */
export function addSourceMetrics(
  registry: Registry,
  deps: Pick<DeskDeps, 'db' | 'log' | 'config'>,
  inTurn: InTurn,
): void {
  const { db, config, log } = deps;
  const read = cachedFor(READ_AGAIN_MS, () =>
    inSnapshot(db, (snapshot) => readSources({ db: snapshot, config })),
  );
  addSampledGauges<readonly DeskSource[]>({
    registry,
    read: () => inTurn(read),
    onFailure: (error) => log.warn({ err: error }, 'the figures of sources could not be read'),
    gauges: Object.entries(gauges).map(([name, [help, valueOf]]) => ({
      name,
      help,
      labelNames: ['source'],
      samples: (sources) =>
        sources.flatMap((source) => {
          const value = valueOf(source);
          return value === null ? [] : [{ labels: { source: source.source }, value }];
        }),
    })),
  });
}
