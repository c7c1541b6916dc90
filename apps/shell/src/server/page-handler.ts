import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostEntry } from '@proverka/brand/host';
import { originOf, type Site } from '@proverka/brand/request-site';
import type { RenderRequest } from '../render/render-messages.ts';
import { declsOf, type ActiveSet } from './active-set.ts';
import type { ShellConfig } from './config.ts';
import { failurePage, unsentFormPage } from './failure-page.ts';
import { answerEntry, enterByAddress, isEntryPath } from './entry/entry-handler.ts';
import { pageEncoding, writePart } from './page-encoding.ts';
import { routesOn } from './guest-pages.domain.ts';
import { siteOfRequest } from './known-site.ts';
import { canonicalPath, pathInRouteCase } from './redirects.domain.ts';
import { documentHeaders } from './security-headers.ts';

interface PageHandler {
  readonly config: ShellConfig;
  readonly current: () => ActiveSet;
}

/** Handles every page request: redirects first, then the render thread of the current set. */
export function createPageHandler({ config, current }: PageHandler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const site = siteOfRequest(request);
    const host = site.entry;
    const [pathname, search] = splitOnce(request.url, '?');
    if (isEntryPath(pathname)) return answerEntry(config, request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(405)
        .headers({ ...documentHeaders(config.origins, null), allow: 'GET, HEAD' })
        .send(unsentFormPage(host, canonicalPath(pathname) ?? pathname));
    }
    const canonical = canonicalPath(pathname) ?? pathInRouteCase(pathname, routePaths(current(), host));
    if (canonical !== null) return reply.redirect(canonical + (search && `?${search}`), 301);
    const query = new URLSearchParams(search);
    const jwtToken = query.get('jwt_token');
    if (jwtToken) {
      query.delete('jwt_token');
      const to = query.size > 0 ? `${pathname}?${query}` : pathname;
      return enterByAddress(config, request, reply, { code: jwtToken, to });
    }
    return sendPage(config, current(), site, request, reply);
  };
}

const routePaths = (active: ActiveSet, host: HostEntry): string[] =>
  routesOn(host, declsOf(active)).map(({ path }) => path);

async function sendPage(
  config: ShellConfig,
  active: ActiveSet,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const aborted = new AbortController();
  reply.raw.once('close', () => aborted.abort());
  try {
    const answer = await active.render(renderRequest(site, request, nonce), aborted.signal);
    const hasBody = request.method !== 'HEAD' && !('location' in answer.headers);
    const encoding = pageEncoding(hasBody ? (request.headers['accept-encoding'] ?? '') : '');
    reply.hijack();
    reply.raw.writeHead(answer.status, {
      ...encoding.headers,
      ...documentHeaders(config.origins, nonce),
      'cache-control': 'no-store',
      ...answer.headers,
      'x-request-id': request.id,
    });
    if (!hasBody) {
      aborted.abort();
      reply.raw.end();
      return reply;
    }
    const sink = encoding.over(reply.raw);
    reply.raw.once('close', () => sink.destroy());
    for await (const chunk of answer.body) await writePart(sink, chunk);
    sink.end();
  } catch (error) {
    request.log.error({ err: error }, 'page failed');
    if (!reply.raw.headersSent)
      return reply
        .code(500)
        .headers(documentHeaders(config.origins, null))
        .send(failurePage(site.entry, request.id));
    reply.raw.destroy();
  }
  return reply;
}

const renderRequest = (site: Site, request: FastifyRequest, nonce: string): Omit<RenderRequest, 'id'> => ({
  host: site.entry,
  url: originOf(site) + request.url,
  token: request.cookies['_token'] ?? '',
  clientAddress: request.ip,
  requestId: request.id,
  nonce,
});

export const newRequestId = (): string => randomUUID();

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
