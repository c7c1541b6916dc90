import type { HostEntry } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { shellDecl } from '../app/shell-decl.ts';
import { fixedPath, routesOn } from './guest-pages.domain.ts';

/** Where a stored page is. */
export interface Place {
  readonly host: HostEntry;
  /** Whose page it is; the shell's own included. */
  readonly remote: string;
  readonly pathname: string;
  readonly isForUnknownVisitor?: boolean;
}

/** No page has this address; the page for it names no address at all. */
const nowhere = '/404/nowhere/';

export const missingKey = (host: string, hasSession: boolean): string =>
  `${host} ${hasSession ? 'with a session' : 'as a guest'}`;

/** What is stored: the static pages of every host, and its two pages for addresses that do not exist. */
export function placesOf(set: ReleaseSet, hosts: readonly HostEntry[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const host of hosts) {
    for (const decl of [shellDecl, ...Object.values(set.remotes).map((release) => release.decl)]) {
      for (const pathname of staticPaths(decl, host))
        places.set(host.host + pathname, { host, remote: decl.id, pathname });
    }
    for (const isForUnknownVisitor of [false, true]) {
      const place = { host, remote: shellDecl.id, pathname: nowhere, isForUnknownVisitor };
      places.set(missingKey(host.host, isForUnknownVisitor), place);
    }
  }
  return places;
}

/** Paths without parameters that are the same for every guest of the host. */
function staticPaths(decl: RemoteDecl, host: HostEntry): string[] {
  return routesOn(host, [decl])
    .filter(({ render }) => render === 'static')
    .flatMap((route) => fixedPath(route) ?? []);
}
