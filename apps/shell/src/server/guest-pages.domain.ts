import type { HostEntry } from '@proverka/brand/host';
import type { RemoteDecl, RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { decideByGuards } from '../app/guards.domain.ts';
import { plainPath } from '../app/plain-path.domain.ts';

export interface GuestSettings {
  readonly isAutomaticMode: boolean;
  readonly proSiteUrl?: string;
}

/** The Russian real-estate domain lets nobody in without a session: it is closed to search engines as a whole. */
export function isClosedToGuests(host: HostEntry): boolean {
  const facts = { host, isSignedIn: false, hasJwtToken: false, routeName: undefined, isAutomaticMode: false };
  return decideByGuards([], facts, '/').kind !== 'pass';
}

/** Routes of a host, whoever may see them. */
export function routesOn(host: HostEntry, decls: readonly RemoteDecl[]): RouteDecl[] {
  return decls
    .filter(({ brands }) => brands.includes(host.brand))
    .flatMap(({ routes }) => routes)
    .filter(({ variants }) => !variants || variants.includes(host.variant));
}

/** The path of a route without what may be left out of it, or `null` when something in it has to be given. */
export function fixedPath({ path }: RouteDecl): string | null {
  const plain = plainPath(path);
  return plain.includes(':') || plain.includes('*') ? null : plain;
}

/** Paths a search engine may show: rendered on the server, not private, and every guard lets a guest of this host in. */
export function indexablePaths(
  host: HostEntry,
  decls: readonly RemoteDecl[],
  settings: GuestSettings,
): string[] {
  const paths = routesOn(host, decls).flatMap((route) => {
    const path = fixedPath(route);
    if (path === null || route.isPrivate || route.render === 'csr') return [];
    const facts = { host, isSignedIn: false, hasJwtToken: false, routeName: route.name, ...settings };
    return decideByGuards(route.guards ?? [], facts, path).kind === 'pass' ? [path] : [];
  });
  return [...new Set(paths)].sort();
}
