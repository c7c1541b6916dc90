import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostEntry } from '@proverka/brand/host';
import { siteOf, type Site } from '@proverka/brand/request-site';
import { trustProxies } from '@proverka/validation/network';
import { documentHeaders, type DocumentOrigins } from './security-headers.ts';
import type { StoredPage } from './page-shelf.ts';
import type { VisitorSet } from './visitor-set.ts';

interface StoredPageSource {
  readonly hosts: readonly HostEntry[];
  readonly trustedProxies: readonly string[];
  readonly origins: DocumentOrigins;
  /** The set of a visitor with these cookies; `null` when the page is not to come from the store. */
  readonly setFor: (site: Site, cookies: string | undefined) => VisitorSet | null;
  /** Called for every page that is sent, with the size of its body. */
  readonly onSent?: (page: StoredPage, visitor: VisitorSet, bytes: number) => void;
}

/**
 * Answers guests from the stored pages before anything else runs: a map lookup and a buffer. Visitors with a session cookie
 * or a token in the address get a page rendered for them. Returns false when the page is not a stored one.
 */
export function createStoredPageHandler({
  hosts,
  trustedProxies,
  origins,
  setFor,
  onSent,
}: StoredPageSource) {
  const always = {
    ...documentHeaders(origins, null),
    // The response is for guests: shared caches must revalidate, because signed-in visitors get another page.
    'cache-control': 'no-cache',
    vary: 'cookie, accept-encoding',
  };
  const headers = Object.entries(always).flat();
  const isProxy = trustProxies(trustedProxies);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/', headers: given } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (given.cookie?.includes('_token=')) return false;
    const queryStart = url.indexOf('?');
    if (queryStart !== -1 && url.includes('jwt_token=', queryStart)) return false;
    const site = siteOf(hosts, request, isProxy(request.socket.remoteAddress));
    if (typeof site === 'number') return false;
    const visitor = setFor(site, given.cookie);
    const page = visitor?.active.pages.find(
      site.entry.host,
      queryStart === -1 ? url : url.slice(0, queryStart),
    );
    if (!visitor || !page) return false;
    const own = visitor.trial ? Object.entries({ ...always, ...visitor.headers }).flat() : headers;
    const bytes = sendStoredPage(page, { status: 200, headers: own, request, response });
    onSent?.(page, visitor, bytes);
    return true;
  };
}

interface StoredAnswer {
  readonly status: 200 | 404 | 503;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Returns how many bytes of the page are sent. */
export function sendStoredPage(
  page: StoredPage,
  { status, headers, request, response }: StoredAnswer,
): number {
  if (status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, [...headers, 'etag', page.etag]).end();
    return 0;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const body = page[encoding];
  response.writeHead(status, [
    ...headers,
    'etag',
    page.etag,
    'content-length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]);
  const hasBody = request.method !== 'HEAD';
  response.end(hasBody ? body : undefined);
  return hasBody ? body.length : 0;
}
