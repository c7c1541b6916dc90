import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDesk, type HostEntry } from '@proverka/brand/host';
import type { Site } from '@proverka/brand/request-site';
import type { ReleaseSet } from '@proverka/release/release-set';
import { declsOf, type ActiveSet } from './active-set.ts';
import type { ShellConfig } from './config.ts';
import type { DocumentCounts } from './document-counts.ts';
import { unsentFormPage } from './failure-page.ts';
import { answerEntry, enterByAddress, isEntryPath } from './entry/entry-handler.ts';
import { isPageElsewhere } from './guest-pages.domain.ts';
import { siteOfRequest } from './known-site.ts';
import { canonicalPath } from './redirects.domain.ts';
import { routeTables, type RouteTable } from './route-table.ts';
import { headersOn } from './security-headers.ts';
import type { RenderCounts } from './process-metrics.ts';
import { createPageSender } from './send-page.ts';
import { sessionTokenOf } from './session-token.ts';
import { setCookieOf, type VisitorSet } from './visitor-set.ts';
import { sendStoredPage } from './stored-page-handler.ts';
import { untilSettled } from './until-settled.ts';

interface PageHandler {
  readonly config: ShellConfig;
  readonly setFor: (request: FastifyRequest) => Promise<VisitorSet>;
  readonly counts: DocumentCounts;
  readonly renders: RenderCounts;
}

/** Handles every page request: redirects first, then the visitor's set renders. */
export function createPageHandler({ config, setFor, counts, renders }: PageHandler) {
  const sendPage = createPageSender(config, renders);
  const tableOf = keepRouteTables();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const site = siteOfRequest(request);
    const host = site.entry;
    const [pathname, search] = splitOnce(request.url, '?');
    if (isEntryPath(pathname) && !isDesk(host)) return answerEntry(config, request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(405)
        .headers({ ...headersOn(host, config.origins, null), allow: 'GET, HEAD' })
        .send(unsentFormPage(host, canonicalPath(pathname) ?? pathname));
    }
    if (config.settledUrl !== null) await untilSettled(config.settledUrl);
    const visitor = await setFor(request);
    const { active } = visitor;
    const table = tableOf(active, host);
    const canonical = canonicalPath(pathname) ?? table.inCase(pathname);
    if (canonical !== null) return reply.redirect(canonical + (search && `?${search}`), 301);
    const query = new URLSearchParams(search);
    const jwtToken = query.get('jwt_token');
    // Codes are for customers, and none of them signs in at the desk.
    if (jwtToken && !isDesk(host)) {
      query.delete('jwt_token');
      const to = query.size > 0 ? `${pathname}?${query}` : pathname;
      return enterByAddress(config, request, reply, { code: jwtToken, to });
    }
    const remote = table.at(pathname)?.remote ?? null;
    if (remote === null && !isDesk(host) && isPageElsewhere(pathname, declsOf(active)))
      return reply.header('cache-control', 'no-store').redirect('/', 302);
    const count = counts.begin(visitor, remote, { ip: request.ip, response: reply.raw });
    const status = sendWithoutRendering(config, visitor, { site, remote }, request, reply);
    if (status === null) return sendPage(visitor, site, request, reply, count);
    count(status);
    return reply;
  };
}

/** The tables of each set that is asked for, as long as it is there. */
function keepRouteTables(): (active: ActiveSet, host: HostEntry) => RouteTable {
  const kept = new WeakMap<ReleaseSet, ReturnType<typeof routeTables>>();
  return (active, host) => {
    const tables = kept.get(active.set) ?? routeTables(declsOf(active));
    kept.set(active.set, tables);
    return tables(host);
  };
}

/**
 * Addresses that do not exist cost no rendering: anybody can invent any number of them. Nor do the public pages of a remote that
 * cannot render: everybody may ask for them. Returns the status that was sent, or `null` when the page is to be rendered.
 */
function sendWithoutRendering(
  { origins }: ShellConfig,
  { active, headers: own }: VisitorSet,
  { site, remote }: { readonly site: Site; readonly remote: string | null },
  request: FastifyRequest,
  reply: FastifyReply,
): 404 | 503 | null {
  const [pathname] = splitOnce(request.url, '?');
  const host = site.entry;
  const hasSession = sessionTokenOf(request, site) !== '';
  const missing = remote === null ? active.pages.missing(host.host, hasSession) : undefined;
  const page = missing ?? (hasSession ? undefined : active.pages.unavailable(host.host, pathname));
  if (!page) return null;
  reply.hijack();
  const headers = Object.entries({
    ...headersOn(host, origins, null),
    'cache-control': 'no-store',
    vary: 'cookie, accept-encoding',
    'x-request-id': request.id,
    ...(!missing && { 'retry-after': '30' }),
    ...setCookieOf(own),
  }).flat();
  const status = missing ? 404 : 503;
  sendStoredPage(page, { status, headers, request: request.raw, response: reply.raw });
  return status;
}

export const newRequestId = (): string => randomUUID();

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
