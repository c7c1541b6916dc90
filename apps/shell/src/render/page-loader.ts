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
  quarantined: readonly string[],
  report: (remote: string, error: unknown) => void,
): PageLoader {
  const failed = new Set<string>();
  return {
    failedRemotes: () => [...failed],
    loadPage: async (remote, routeId) => {
      try {
        if (quarantined.includes(remote))
          throw new Error(`Remote ${remote} is quarantined: its files are not as signed`);
        return await loadPage(loadRemote, remote, routeId);
      } catch (error) {
        failed.add(remote);
        report(remote, error);
        throw error;
      }
    },
  };
}
