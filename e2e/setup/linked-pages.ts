import type { APIRequestContext } from '@playwright/test';
import { address, asked, type HostName } from './site.ts';

/** Addresses a host tells search engines of. */
export async function mappedPaths(request: APIRequestContext, host: HostName): Promise<string[]> {
  const map = await (await request.get(...asked(host, '/sitemap.xml'))).text();
  return Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => new URL(place).pathname);
}

interface Walk {
  /** Paths that links lead to, the main page included. */
  readonly linked: ReadonlySet<string>;
  /** Links of walked pages to pages of the host that are not there: where the link is, and where it leads. */
  readonly dead: readonly string[];
}

/**
 * Follows the links of a host from its main page, as served without scripts: those of the given paths and of their further pages, as
 * a crawler would. Where the others lead is only asked.
 */
export async function walkLinks(
  request: APIRequestContext,
  host: HostName,
  paths: readonly string[],
): Promise<Walk> {
  const followed = new Set(paths);
  const linked = new Set(['/']);
  const seen = new Set(['/']);
  const dead: string[] = [];
  const next = [{ from: 'the main page', to: '/' }];
  for (let link = next.shift(); link !== undefined; link = next.shift()) {
    const { from, to } = link;
    const { pathname } = new URL(to, address(host));
    const answer = await request.get(...asked(host, to));
    if (answer.status() === 404) dead.push(`${from} leads to ${to}`);
    if (answer.status() !== 200 || !followed.has(pathname)) continue;
    for (const target of linksOf(await answer.text(), address(host, to))) {
      linked.add(new URL(target, address(host)).pathname);
      if (seen.has(target)) continue;
      seen.add(target);
      next.push({ from: to, to: target });
    }
  }
  return { linked, dead };
}

/** Links of a page to its own host, without those that filter or sort a list; a list's further pages count. */
function linksOf(html: string, base: string): string[] {
  const hrefs = Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const urls = hrefs.filter((href) => URL.canParse(href, base)).map((href) => new URL(href, base));
  const own = urls.filter(({ origin, pathname, searchParams }) => {
    const isPage = [...searchParams.keys()].every((key) => key === 'page');
    return origin === new URL(base).origin && isPage && !pathname.startsWith('/api/');
  });
  return [...new Set(own.map(({ pathname, search }) => decodeURI(pathname) + search))];
}
