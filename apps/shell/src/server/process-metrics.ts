import { addSampledGauges } from '@proverka/metrics/sampled-gauges';
import { readFile } from 'node:fs/promises';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { ActiveSet } from './active-set.ts';

const PAGE_BYTES = 4096;

/** Memory of the processes that this one has started, which render pages; without /proc nothing is known of them. */
async function readChildren(): Promise<readonly number[]> {
  const { pid } = process;
  const pids = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);
  const sizes = await Promise.all(
    // One may have ended meanwhile.
    pids.map((child) => readFile(`/proc/${child}/statm`, 'utf8').catch(() => '')),
  );
  return sizes.filter((text) => text !== '').map((text) => Number(text.split(' ')[1]) * PAGE_BYTES);
}

/** What became of a page: sent; answered 5xx or broken off; its visitor did not wait for it, or was told to come again. */
export type Rendered = 'done' | 'failed' | 'left' | 'refused';

export interface RenderCounts {
  /** A page is begun; to be called once with what became of it. */
  readonly begin: () => (result: Rendered) => void;
}

function countRenders(registry: Registry): RenderCounts {
  const seconds = new Histogram({
    name: 'proverka_shell_render_seconds',
    help: 'Time from a request until its page is rendered',
    labelNames: ['result'] as const,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const running = new Gauge({
    name: 'proverka_shell_renders_running',
    help: 'Pages in rendering',
    registers: [registry],
  });
  return {
    begin: () => {
      running.inc();
      const end = seconds.startTimer();
      let isOver = false;
      return (result) => {
        if (isOver) return;
        isOver = true;
        running.dec();
        end({ result });
      };
    },
  };
}

/** The figures of the shell's process: its own, of pages it renders, of its release set, and of the processes that render. */
export function createProcessMetrics(current: () => Pick<ActiveSet, 'set'>, channel: string) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'proverka_shell_' });
  const storedPages = new Counter({
    name: 'proverka_shell_stored_pages_total',
    help: 'Pages answered from the store',
    registers: [registry],
  });
  addSampledGauges<readonly number[]>({
    registry,
    read: readChildren,
    onFailure: () => undefined,
    gauges: [
      {
        name: 'proverka_shell_render_processes',
        help: 'Processes that render pages',
        samples: (sizes) => [{ value: sizes.length }],
      },
      {
        name: 'proverka_shell_render_process_bytes',
        help: 'Memory of all of them',
        samples: (sizes) => [{ value: sizes.reduce((sum, size) => sum + size, 0) }],
      },
    ],
  });
  addSampledGauges<ActiveSet['set']>({
    registry,
    read: () => Promise.resolve(current().set),
    onFailure: () => undefined,
    gauges: [
      {
        name: 'proverka_shell_release',
        help: 'The version of each remote that is served, and the channel that is followed: 1',
        labelNames: ['remote', 'version', 'channel'],
        samples: ({ remotes }) =>
          Object.values(remotes).map(({ remote, version }) => ({
            labels: { remote, version, channel },
            value: 1,
          })),
      },
    ],
  });
  return { registry, storedPages, renders: countRenders(registry) };
}
