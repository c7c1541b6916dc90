import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LoadedCount, LoadOrders } from './page-load.main.ts';

export interface PageLoad {
  /** Visits for so long; resolves with what was measured, by the names of the pages. */
  readonly visit: (orders: LoadOrders) => Promise<Readonly<Record<string, LoadedCount>>>;
  readonly stop: () => void;
}

export function startPageLoad(): PageLoad {
  const visitors = fork(path.join(import.meta.dirname, 'page-load.main.ts'));
  return {
    visit: async (orders) => {
      visitors.send(orders);
      const [counts] = (await once(visitors, 'message')) as [Record<string, LoadedCount>];
      return counts;
    },
    stop: () => visitors.disconnect(),
  };
}

/** Answers other than 200. */
export const errorsOf = ({ count, statuses }: LoadedCount): number => count - (statuses['200'] ?? 0);

export const rowOf = (name: string, { count, p50, p99, longest, statuses }: LoadedCount): string => {
  const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  return `${name} | ${count} | ${p50} | ${p99} | ${longest} | ${answers.join(', ')}`;
};
