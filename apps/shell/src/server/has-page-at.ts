import type { HostEntry } from '@proverka/brand/host';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { matchRoutes } from 'react-router';
import { routesOn } from './guest-pages.domain.ts';

/** Whether any page of a host has this address; the router that renders pages decides by the same rules. */
export function hasPageAt(pathname: string, host: HostEntry, decls: readonly RemoteDecl[]): boolean {
  const routes = routesOn(host, decls).map(({ id, path }) => ({ id, path }));
  return matchRoutes(routes, pathname) !== null;
}
