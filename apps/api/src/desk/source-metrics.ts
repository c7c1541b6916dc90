import type { DeskSource } from '@proverka/contract/desk-sources';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
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
export function addSourceMetrics(registry: Registry, deps: Pick<DeskDeps, 'db' | 'log' | 'config'>): void {
  let reading: Promise<readonly DeskSource[]> | undefined;
  // All gauges are collected at once and share one reading.
  const read = (): Promise<readonly DeskSource[]> =>
    (reading ??= readSources(deps)
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'the figures of sources could not be read');
        return [];
      })
      .finally(() => {
        reading = undefined;
      }));
  for (const [name, [help, valueOf]] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['source'] as const,
      registers: [registry],
      async collect() {
        const sources = await read();
        gauge.reset();
        for (const source of sources) {
          const value = valueOf(source);
          if (value !== null) gauge.set({ source: source.source }, value);
        }
      },
    });
  }
}
