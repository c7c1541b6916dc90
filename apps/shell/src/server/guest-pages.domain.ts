import { isDesk, type HostEntry } from '@proverka/brand/host';
import { isOn, type RemoteDecl, type RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { decideByGuards } from '../app/guards.domain.ts';
import { plainPath } from '../app/plain-path.domain.ts';

export interface GuestSettings {
  readonly isAutomaticMode: boolean;
  readonly proSiteUrl?: string;
}

/** The Russian real-estate domain and the desk admit nobody without a session, so search engines are kept out. */
export function isClosedToGuests(host: HostEntry): boolean {
  if (isDesk(host)) return true;
  const facts = {
    host,
    visitor: 'guest' as const,
    hasJwtToken: false,
    routeName: undefined,
    isAutomaticMode: false,
  };
  return decideByGuards([], facts, '/').kind !== 'pass';
}

/** Routes of a host, whoever may see them. */
export function routesOn(host: HostEntry, decls: readonly RemoteDecl[]): RouteDecl[] {
  return decls
    .filter((decl) => isOn(host, decl))
    .flatMap(({ routes }) => routes)
    .filter(({ variants }) => !variants || variants.includes(host.variant));
}

/** Whether an address is a page of another brand or variant: its visitors go to the main page (guards 3 and 4). */
export const isPageElsewhere = (pathname: string, decls: readonly RemoteDecl[]): boolean =>
  decls
    .filter(({ isForDesk = false }) => !isForDesk)
    .flatMap(({ routes }) => routes)
    .some((route) => fixedPath(route) === pathname);

/** The path of a route without its optional parts, or `null` when a parameter is required. */
export function fixedPath({ path }: RouteDecl): string | null {
  const plain = plainPath(path);
  return plain.includes(':') || plain.includes('*') ? null : plain;
}

/** Indexable paths: rendered on the server, not private, and every guard admits a guest of this host. */
export function indexablePaths(
  host: HostEntry,
  decls: readonly RemoteDecl[],
  settings: GuestSettings,
): string[] {
  const paths = routesOn(host, decls).flatMap((route) => {
    const path = fixedPath(route);
    if (path === null || route.isPrivate || route.render === 'csr') return [];
    const facts = { host, visitor: 'guest' as const, hasJwtToken: false, routeName: route.name, ...settings };
    return decideByGuards(route.guards ?? [], facts, path).kind === 'pass' ? [path] : [];
  });
  return [...new Set(paths)].sort();
}
