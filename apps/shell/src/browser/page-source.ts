import type { PageModule } from '@proverka/shell-sdk/remote-module';
import type { Boot } from '../app/boot.ts';
import { loadPage } from '../app/load-page.ts';
import { sharedLibraries } from '../app/shared-libraries.ts';
import { createBrowserFederation } from './browser-federation.ts';
import { reloadOnce } from './reload-once.ts';
import type { ViewWatch } from './view-watch.ts';

/** Pages of the remotes this page was rendered with; code that fails to load reloads the whole page, once. */
export function createPageSource(boot: Boot, views: ViewWatch) {
  const loadRemote = createBrowserFederation(boot.remotes, sharedLibraries());
  let hasFailed = false;
  let isTakenOver = Promise.resolve();
  const load = async (remote: string, routeId: string): Promise<PageModule> => {
    try {
      const page = await loadPage(loadRemote, remote, routeId);
      await isTakenOver;
      return page;
    } catch (error) {
      reportError(error);
      views.note('browserErrors', remote);
      // Never resolves: the old page stays on screen until the reload.
      if (reloadOnce(boot.setId, sessionStorage, () => location.reload(), location.href))
        return new Promise(() => {});
      hasFailed = true;
      throw error;
    }
  };
  /** A page the server sent as pending must not resolve before the pending state was hydrated; the result releases them. */
  const hold = () => {
    let release = () => {};
    isTakenOver = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  return { load, hold, hasFailed: () => hasFailed };
}
