import { isDesk, type HostEntry } from '@proverka/brand/host';
import type { Release, ReleaseSet } from '@proverka/release/release-set';
import { isOn, type RouteDecl } from '@proverka/shell-sdk/remote-decl';
import type { ServedFacts } from './page-facts.ts';

export type Visitor = 'guest' | 'customer' | 'staff';

/** One page on one site for one kind of visitor. */
export interface Visit {
  readonly key: string;
  readonly remote: string;
  readonly route: string;
  readonly path: string;
  readonly host: HostEntry;
  readonly visitor: Visitor;
}

/** Brand and variant, as a refusal names them. */
export const siteName = ({ brand, variant }: Pick<HostEntry, 'brand' | 'variant'>): string =>
  variant === 'desk' ? 'the desk' : variant === 'main' ? brand : `${brand} (${variant})`;

/**
 * The pages a set is tried by: every page of the changed remotes on every site that has it, for a guest and for a customer, at
 * the desk for somebody of the staff where there is one to play, and one page of each other remote, which a bad neighbour may
 * break.
 */
export function planVisits(
  { remotes }: Pick<ReleaseSet, 'remotes'>,
  changed: readonly string[],
  hosts: readonly HostEntry[],
  hasStaff = false,
): Visit[] {
  const atDesk: readonly Visitor[] = hasStaff ? ['guest', 'staff'] : ['guest'];
  const releases = Object.values(remotes).sort(
    (a, b) => Number(changed.includes(b.remote)) - Number(changed.includes(a.remote)),
  );
  return sitesOf(hosts).flatMap((host) =>
    releases
      .filter(({ decl }) => isOn(host, decl))
      .flatMap((release) => {
        const pages = pagesOn(host, release);
        const wanted = changed.includes(release.remote) ? pages : neighbourPage(pages);
        const visitors = isDesk(host) ? atDesk : (['guest', 'customer'] as const);
        return visitors.flatMap((visitor) =>
          wanted.map(({ route, path }) => ({
            key: `${siteName(host)} ${path} ${visitor}`,
            remote: release.remote,
            route: route.id,
            path,
            host,
            visitor,
          })),
        );
      }),
  );
}

/**
 * The visits a browser makes too: pages the server answers with 200, on the first site of a brand that shows them. Main pages
 * are opened on every site; a customer opens what guests are not shown, and the staff every page of the desk.
 */
export function visitsToOpen(
  visits: readonly Visit[],
  served: ReadonlyMap<string, Pick<ServedFacts, 'status'>>,
): Visit[] {
  const opened = new Set<string>();
  return visits.filter(({ key, host, path, visitor }) => {
    if (served.get(key)?.status !== 200) return false;
    const page =
      path === '/' && !isDesk(host)
        ? `${siteName(host)} /`
        : isDesk(host)
          ? `desk ${path} ${visitor}`
          : `${host.brand} ${path}`;
    if (opened.has(page) && !(path === '/' && visitor === 'customer')) return false;
    opened.add(page);
    return true;
  });
}

/** One host of every brand and variant: one with a name, where there is one. */
function sitesOf(hosts: readonly HostEntry[]): HostEntry[] {
  const sites = new Map<string, HostEntry>();
  for (const host of hosts) {
    const site = siteName(host);
    const known = sites.get(site);
    if (!known || (!hasName(known) && hasName(host))) sites.set(site, host);
  }
  return [...sites.values()];
}

const hasName = ({ host }: HostEntry): boolean => /[a-z].*\./.test(host);

interface PageAddress {
  readonly route: RouteDecl;
  readonly path: string;
}

function pagesOn({ variant }: HostEntry, { decl, fixtures = {} }: Release): PageAddress[] {
  const routes: readonly RouteDecl[] = decl.routes;
  return routes
    .filter(({ variants }) => !variants || variants.includes(variant))
    .flatMap((route) => {
      const path = fixtures[route.id] ?? route.path.replaceAll(/\/:\w+\?/g, '');
      return /[:*]\w*\//.test(path) && !(route.id in fixtures) ? [] : [{ route, path }];
    });
}

/** The one most visitors see. */
const neighbourPage = (pages: readonly PageAddress[]): PageAddress[] =>
  [...pages]
    .filter(({ route }) => route.render !== 'csr')
    .sort((a, b) => a.path.length - b.path.length)
    .slice(0, 1);
