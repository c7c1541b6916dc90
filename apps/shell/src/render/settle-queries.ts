import type { QueryClient } from '@tanstack/react-query';

/**
 * Waits for what loads have started, so that a page comes with it. What is late is left to the browser: its hash is
 * returned and may not be sent, because a part that is rendered as waiting has to be hydrated as waiting. What failed is
 * forgotten for the same reason: failures are not sent either, and the browser asks once more.
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
