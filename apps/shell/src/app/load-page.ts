import type { PageModule, RemoteModule } from '@proverka/shell-sdk/remote-module';
import { shellDecl } from './shell-decl.ts';
import { shellPages } from './shell-pages.ts';

/**
 * The page of a route. A version conflict of shared modules fails once and then hands out an empty module without any
 * error, so what comes back is looked at before it is used.
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
