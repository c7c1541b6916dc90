import type { Release } from '@proverka/release/release-set';
import { loadPage } from '../app/load-page.ts';
import type { LoadRemote } from './server-federation.ts';

/**
 * Loads every page of every remote as rendering would, and returns one sentence for each that fails, starting with the
 * remote's name. A remote none of whose pages can be loaded is reported once.
 */
export async function checkPages(
  releases: readonly Pick<Release, 'remote' | 'decl'>[],
  loadRemote: LoadRemote,
): Promise<string[]> {
  const checks = releases.map(async ({ remote, decl }) => {
    try {
      await loadRemote(remote);
    } catch (error) {
      return [`${remote} cannot be loaded: ${reason(error)}`];
    }
    const problems = await Promise.all(decl.routes.map(({ id }) => problemOf(loadRemote, remote, id)));
    return problems.flatMap((problem) => problem ?? []);
  });
  return (await Promise.all(checks)).flat();
}

async function problemOf(loadRemote: LoadRemote, remote: string, routeId: string): Promise<string | null> {
  try {
    await loadPage(loadRemote, remote, routeId);
    return null;
  } catch (error) {
    return `${remote}, page ${routeId}: ${reason(error)}`;
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
