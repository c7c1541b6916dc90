import { createHash } from 'node:crypto';
import { publicOrigin, type HostEntry } from '@proverka/brand/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { declsOf, type ActiveSet } from './active-set.ts';
import type { ArticleList } from './article-list.ts';
import type { MarketList } from './market-list.ts';
import type { ShellConfig } from './config.ts';
import { indexablePaths, isClosedToGuests, routesOn } from './guest-pages.domain.ts';
import { brandSites, canonicalOrigin } from '../render/canonical-origin.domain.ts';
import { siteOfRequest } from './known-site.ts';
import { routeTables } from './route-table.ts';
import { robotsText, siteMap, type SitePage } from './crawler-texts.domain.ts';
import { commonSecurityHeaders } from './security-headers.ts';

interface CrawlerFiles {
  readonly config: ShellConfig;
  readonly current: () => ActiveSet;
  readonly articles: ArticleList;
  readonly market: MarketList;
}

/** Files for search engines, generated per host from the declarations of the current set. */
export function registerCrawlerFiles(
  app: FastifyInstance,
  { config, current, articles, market }: CrawlerFiles,
): void {
  app.get('/robots.txt', (request, reply) => {
    const { entry: host } = siteOfRequest(request);
    const origin = isClosedToGuests(host) ? null : publicOrigin(config.port, host);
    return sendText(request, reply, 'text/plain; charset=utf-8', robotsText(origin));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const { entry: host } = siteOfRequest(request);
    if (isClosedToGuests(host)) return reply.code(404).headers(commonSecurityHeaders).send();
    const active = current();
    const listed = await Promise.all([articlesOf(articles, active, host), areasOf(market, active, host)]);
    const pages = [...pagesOf(config, active, host), ...listed.flat()];
    const map = siteMap(publicOrigin(config.port, host), pages);
    return sendText(request, reply, 'application/xml; charset=utf-8', map);
  });
}

/** Pages whose canonical address is on another host are in the map of that one. */
function pagesOf(config: ShellConfig, active: ActiveSet, host: HostEntry): SitePage[] {
  const decls = declsOf(active);
  const origin = publicOrigin(config.port, host);
  const sites = brandSites(config.hosts, config.port);
  const { at } = routeTables(decls)(host);
  const isOwn = (pathname: string) =>
    canonicalOrigin({ host, origin, pathname, canonicalOn: at(pathname)?.decl.canonicalOn }, sites) ===
    origin;
  return (
    indexablePaths(host, decls, config.settings)
      .filter(isOwn)
      // When the words of such a page last changed is known to nobody: a release says when something of it did.
      .map((path) => ({ path, changedAt: null }))
  );
}

/** Articles belong to hosts with a blog. */
async function articlesOf(articles: ArticleList, active: ActiveSet, host: HostEntry): Promise<SitePage[]> {
  // Where the blog itself is canonical.
  if (!hasRoute(active, host, '/blog/:id/') || isSharedHost(host)) return [];
  return (await articles.of(host)).map(({ id, published_at: changedAt }) => ({
    path: `/blog/${id}/`,
    changedAt,
  }));
}

/** Prices of cities and districts belong to hosts that have their pages. */
async function areasOf(market: MarketList, active: ActiveSet, host: HostEntry): Promise<readonly SitePage[]> {
  return hasRoute(active, host, '/market/:city/:district/') ? market.of(host) : [];
}

/** A host of the person-check brand that shows what its consumer site shows. */
const isSharedHost = ({ brand, variant }: HostEntry): boolean => brand === 'person-check' && variant !== 'ru';

const hasRoute = (active: ActiveSet, host: HostEntry, wanted: string): boolean =>
  routesOn(host, declsOf(active)).some(({ path }) => path === wanted);

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers({
    ...commonSecurityHeaders,
    'cache-control': 'public, max-age=3600',
    vary: 'host',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(text);
}
