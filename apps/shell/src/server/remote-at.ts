import type { HostEntry } from '@proverka/brand/host';
import { isOn, type RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { matchRoutes } from 'react-router';
import { routesOn } from './guest-pages.domain.ts';

/** Whose page of a host has this address, or `null`; the router that renders pages decides by the same rules. */
export function remoteAt(pathname: string, host: HostEntry, decls: readonly RemoteDecl[]): string | null {
  const routes = decls
    .filter((decl) => isOn(host, decl))
    .flatMap((decl) => routesOn(host, [decl]).map(({ id, path }) => ({ id, path, handle: decl.id })));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null;
}
