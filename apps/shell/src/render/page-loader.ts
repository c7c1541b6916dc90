import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { loadPage } from '../app/load-page.ts';
import type { LoadRemote } from './server-federation.ts';

export interface PageLoader {
  readonly loadPage: (remote: string, routeId: string) => Promise<PageModule>;
  /** Remotes that failed during this request. */
  readonly failedRemotes: () => readonly string[];
}

/** Loads pages for one request and records which remotes failed: their pages answer 503, the others work. */
export function createPageLoader(
  loadRemote: LoadRemote,
  hasCode: (remote: string) => boolean,
  report: (remote: string, error: unknown) => void,
): PageLoader {
  const failed = new Set<string>();
  return {
    failedRemotes: () => [...failed],
    loadPage: async (remote, routeId) => {
      if (!hasCode(remote)) {
        // Why was said by whoever decided it.
        failed.add(remote);
        throw new Error(`The code of remote ${remote} is not in this process`);
      }
      try {
        return await loadPage(loadRemote, remote, routeId);
      } catch (error) {
        failed.add(remote);
        report(remote, error);
        throw error;
      }
    },
  };
}
