import type { HostEntry } from '@proverka/brand/host';
import { isOn, type RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { matchRoutes } from 'react-router';
import type { RouteHandle } from '../app/route-handle.ts';
import { routesOn } from './guest-pages.domain.ts';

/** Whose page of a host has this address, and how it is declared; the router that renders pages decides by the same rules. */
export function routeAt(pathname: string, host: HostEntry, decls: readonly RemoteDecl[]): RouteHandle | null {
  const routes = decls
    .filter((decl) => isOn(host, decl))
    .flatMap(({ id: remote, ...rest }) =>
      routesOn(host, [{ id: remote, ...rest }]).map((decl) => ({
        id: decl.id,
        path: decl.path,
        handle: { remote, decl } satisfies RouteHandle,
      })),
    );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null;
}

export const remoteAt = (pathname: string, host: HostEntry, decls: readonly RemoteDecl[]): string | null =>
  routeAt(pathname, host, decls)?.remote ?? null;
