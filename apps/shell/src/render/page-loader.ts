import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { loadPage } from '../app/load-page.ts';
import type { LoadRemote } from './server-federation.ts';

export type LoadPage = (remote: string, routeId: string) => Promise<PageModule>;

/** Loads pages of the remotes this process has, and reports which of those failed. */
export function createPageLoader(
  loadRemote: LoadRemote,
  hasCode: (remote: string) => boolean,
  report: (remote: string, error: unknown) => void,
): LoadPage {
  return async (remote, routeId) => {
    // Why was said by whoever decided it.
    if (!hasCode(remote)) throw new Error(`The code of remote ${remote} is not in this process`);
    try {
      return await loadPage(loadRemote, remote, routeId);
    } catch (error) {
      report(remote, error);
      throw error;
    }
  };
}
