import { mappedPaths, walkLinks } from '../setup/linked-pages.ts';
import { guestHosts } from '../setup/phone-walk.ts';
import { readServedPage } from '../setup/served-page.ts';
import { address, asked, type HostName } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';
import { walkedRoutes } from '../setup/walked-routes.ts';

const hosts = Object.keys(guestHosts) as HostName[];

/** Public pages of a host, in its sitemap or not: what is canonical elsewhere is in the map of that host. */
const publicPaths = (host: HostName): string[] =>
  walkedRoutes.flatMap(({ path, answers, isPrivate = false }) => {
    const site = guestHosts[host];
    const isMoved = host === 'ur.fizcheck' && path === '/fizcheck-business/';
    return site === undefined || answers[site] !== 'page' || isPrivate || isMoved ? [] : [path];
  });

/** About one thing of thousands: its visitors search for it. */
const isFound = (path: string) => path.startsWith('/object/');

for (const host of hosts) {
  test(`${host}: links from the main page lead to every public page, and none leads nowhere`, async ({
    request,
  }) => {
    test.slow();
    const paths = [...new Set([...publicPaths(host), ...(await mappedPaths(request, host))])];
    const { linked, dead } = await walkLinks(request, host, paths);
    expect.soft(paths.filter((path) => !linked.has(path) && !isFound(path))).toEqual([]);
    expect.soft(dead).toEqual([]);
  });

  test(`${host}: the canonical address of every public page is a page that names itself, in one map`, async ({
    request,
  }) => {
    test.slow();
    const maps = new Map<HostName, Promise<string[]>>();
    const mapOf = (of: HostName) => {
      const map = maps.get(of) ?? mappedPaths(request, of);
      maps.set(of, map);
      return map;
    };
    const own = await mapOf(host);
    for (const path of new Set([...publicPaths(host), ...own])) {
      const page = await request.get(...asked(host, path));
      const { canonical } = readServedPage(await page.text());
      expect.soft([path, page.status(), typeof canonical]).toEqual([path, 200, 'string']);
      if (canonical === undefined) continue;
      const { hostname, pathname, search } = new URL(canonical);
      const there = hostname.replace('.localhost', '') as HostName;
      const answer = await request.get(...asked(there, pathname));
      expect.soft([canonical, search, answer.status()]).toEqual([canonical, '', 200]);
      expect.soft(readServedPage(await answer.text()).canonical, path).toBe(canonical);
      // A map tells of pages that are canonical where they are.
      if (own.includes(path)) expect.soft(canonical).toBe(address(host, path));
      else if (!isFound(path)) expect.soft(await mapOf(there), path).toContain(pathname);
    }
  });
}
