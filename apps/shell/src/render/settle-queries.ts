import type { QueryClient } from '@tanstack/react-query';

export interface SettledQueries {
  /** The hashes of those left to the browser. */
  readonly late: ReadonlySet<string>;
  /** All have come: the browser has nothing to ask for. */
  readonly isWhole: boolean;
}

/**
 * Waits for queries that `load` functions started, and for those that follow their answers, so that the page contains their
 * results. Late ones are left to the browser: their hashes must not be sent, because a part rendered as pending must be hydrated as pending.
 * Failed ones are dropped for the same reason: failures are not sent either, and the browser asks again.
 */
export async function settleQueries(queryClient: QueryClient, limitMs: number): Promise<SettledQueries> {
  const cache = queryClient.getQueryCache();
  const underWay = () => cache.findAll({ fetchStatus: 'fetching' }).flatMap(({ promise }) => promise ?? []);
  if (underWay().length > 0) {
    const { promise: isOver, resolve } = Promise.withResolvers<'over'>();
    const limit = setTimeout(() => resolve('over'), limitMs);
    const settled = async (): Promise<void> => {
      if ((await Promise.race([Promise.allSettled(underWay()), isOver])) === 'over') return;
      // What follows an answer is asked in the same task.
      await new Promise((done) => setImmediate(done));
      if (underWay().length > 0) await settled();
    };
    await settled();
    clearTimeout(limit);
  }
  const hashesIn = (status: 'error' | 'pending') =>
    cache.findAll({ predicate: ({ state }) => state.status === status }).map(({ queryHash }) => queryHash);
  const hasFailed = hashesIn('error').length > 0;
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
  const late = new Set(hashesIn('pending'));
  return { late, isWhole: !hasFailed && late.size === 0 };
}
