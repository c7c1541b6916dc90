import type { PageModule, RemoteModule } from '@proverka/shell-sdk/remote-module';
import { shellDecl } from './shell-decl.ts';
import { shellPages } from './shell-pages.ts';

/**
 * Loads the page of a route. A version conflict of shared modules fails once and then silently yields an empty module, so
 * the module is checked before it is used.
 */
export async function loadPage(
  loadRemote: (remote: string) => Promise<RemoteModule>,
  remote: string,
  routeId: string,
): Promise<PageModule> {
  const { pages }: RemoteModule = remote === shellDecl.id ? { pages: shellPages } : await loadRemote(remote);
  const page = await pages[routeId]?.();
  if (typeof page?.Component !== 'function') {
    throw new Error(`Remote ${remote} has no component for route ${routeId}`);
  }
  return page;
}
