import type { QueryClient } from '@tanstack/react-query';

/**
 * Waits for queries that `load` functions started, so that the page contains their results. Late ones are left to the
 * browser: their hashes are returned and must not be sent, because a part rendered as pending must be hydrated as pending.
 * Failed ones are dropped for the same reason: failures are not sent either, and the browser asks again.
 */
export async function settleQueries(queryClient: QueryClient, limitMs: number): Promise<ReadonlySet<string>> {
  const cache = queryClient.getQueryCache();
  const started = cache.findAll({ fetchStatus: 'fetching' });
  if (started.length > 0) {
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    const limit = setTimeout(resolve, limitMs);
    await Promise.race([Promise.allSettled(started.flatMap(({ promise }) => promise ?? [])), isOver]);
    clearTimeout(limit);
  }
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
  return new Set(
    cache.findAll({ predicate: ({ state }) => state.status === 'pending' }).map(({ queryHash }) => queryHash),
  );
}
