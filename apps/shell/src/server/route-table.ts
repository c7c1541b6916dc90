import type { HostEntry } from '@proverka/brand/host';
import { isOn, type RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { matchRoutes } from 'react-router';
import type { RouteHandle } from '../app/route-handle.ts';
import { routesOn } from './guest-pages.domain.ts';
import { pathsInRouteCase } from './redirects.domain.ts';

/** The pages of a host by their address. */
export interface RouteTable {
  /** Whose page has this address, and how it is declared; decided by the rules of the router that renders pages. */
  readonly at: (pathname: string) => RouteHandle | null;
  /** The path in the letter case of its route; see `pathsInRouteCase`. */
  readonly inCase: (pathname: string) => string | null;
}

/** Made once for each kind of host: the router would compile some hundred and fifty patterns for every page that is asked for. */
export function routeTables(decls: readonly RemoteDecl[]): (host: HostEntry) => RouteTable {
  const tables = new Map<string, RouteTable>();
  return (host) => {
    const key = `${host.brand} ${host.variant}`;
    const table = tables.get(key) ?? createTable(decls, host);
    tables.set(key, table);
    return table;
  };
}

interface Entry {
  readonly id: string;
  readonly path: string;
  readonly handle: RouteHandle;
}

function createTable(decls: readonly RemoteDecl[], host: HostEntry): RouteTable {
  const entries = decls
    .filter((decl) => isOn(host, decl))
    .flatMap((remote) =>
      routesOn(host, [remote]).map((decl): Entry => ({
        id: decl.id,
        path: decl.path,
        handle: { remote: remote.id, decl },
      })),
    );
  const candidates = byFirstSegment(entries);
  return {
    at: (pathname) => matchRoutes(candidates(pathname), pathname)?.at(-1)?.route.handle ?? null,
    inCase: pathsInRouteCase(entries.map(({ path }) => path)),
  };
}

/** The routes that may have an address, in their order: those that begin like it, and those that may begin like any. */
function byFirstSegment(entries: readonly Entry[]): (pathname: string) => Entry[] {
  const known = new Map<string, Entry[]>();
  const anywhere = entries.filter(({ path }) => isPattern(firstOf(path)));
  for (const { path } of entries) {
    const first = firstOf(path).toLowerCase();
    if (!known.has(first)) {
      const isLikeIt = (entry: Entry) =>
        firstOf(entry.path).toLowerCase() === first || isPattern(firstOf(entry.path));
      known.set(first, entries.filter(isLikeIt));
    }
  }
  return (pathname) => known.get(decoded(firstOf(pathname)).toLowerCase()) ?? anywhere;
}

const firstOf = (path: string): string => /^\/*([^/]*)/.exec(path)?.[1] ?? '';
const isPattern = (segment: string): boolean => /[:*?]/.test(segment);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
