import type { Release } from '@proverka/release/release-set';
import { setTimeout as wait } from 'node:timers/promises';
import { loadPage } from '../app/load-page.ts';
import type { LoadRemote } from './server-federation.ts';

const loadMilliseconds = 5000;

/**
 * Loads every page of every remote as rendering would, one after another, and returns one sentence for each that fails, starting
 * with the remote's name. A remote none of whose pages can be loaded is reported once. `onBegin` hears what is loaded next,
 * so that whoever listens can name the page that never ends.
 */
export async function checkPages(
  releases: readonly Pick<Release, 'remote' | 'decl'>[],
  loadRemote: LoadRemote,
  onBegin: (what: string) => void = () => undefined,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { remote, decl } of releases) {
    onBegin(remote);
    try {
      await inTime(loadRemote(remote));
    } catch (error) {
      problems.push(`${remote} cannot be loaded: ${reason(error)}`);
      continue;
    }
    for (const { id } of decl.routes) {
      onBegin(`${remote}, page ${id}`);
      problems.push(...(await problemsOf(loadRemote, remote, id)));
    }
  }
  return problems;
}

async function problemsOf(loadRemote: LoadRemote, remote: string, routeId: string): Promise<string[]> {
  try {
    await inTime(loadPage(loadRemote, remote, routeId));
    return [];
  } catch (error) {
    return [`${remote}, page ${routeId}: ${reason(error)}`];
  }
}

/** Code that waits for ever is told from code that loops: the first is answered here, the second by whoever watches the thread. */
async function inTime<T>(loading: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = wait(loadMilliseconds, null, { signal: limit.signal }).then(() => {
    throw new Error(`its code was not loaded within ${loadMilliseconds / 1000} seconds`);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    limit.abort();
    late.catch(() => undefined);
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
