import { originOf, type Site } from '@proverka/brand/request-site';
import { readTraceParent } from '@proverka/validation/trace-parent';
import { networkOf } from '@proverka/validation/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RenderRequest } from '../render/render-messages.ts';
import type { VisitorSet } from './visitor-set.ts';
import { createAdmission } from './api-proxy/admission.ts';
import type { ShellConfig } from './config.ts';
import { busyPage, failurePage } from './failure-page.ts';
import { pageEncoding, writePart, type PageEncoding } from './page-encoding.ts';
import type { PageEnd, RenderAnswer } from './render-answer.ts';
import { headersOn } from './security-headers.ts';
import type { RenderCounts, Rendered } from './process-metrics.ts';
import { sessionTokenOf } from './session-token.ts';
import { whenGone } from './when-gone.ts';

/** Pages in rendering at once. A page takes some fifty milliseconds, so an office behind one address never has that many. */
const renderLimits = { total: 96, perKey: 32 };

export type SendPage = (
  visitor: VisitorSet,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  /** Called with the page's status; 500 for a page that broke off. */
  onSent: (status: number) => void,
) => Promise<FastifyReply>;

/** Renders a page for its visitor and streams it; too many at once are told to come again. */
export function createPageSender(config: ShellConfig, counts: RenderCounts, limits = renderLimits): SendPage {
  const renders = createAdmission(limits);
  return async (visitor, site, request, reply, onSent) => {
    const ended = counts.begin();
    const leave = renders.enter(networkOf(request.ip));
    if (leave === null) {
      ended('refused');
      return reply
        .code(503)
        .headers({
          ...headersOn(site.entry, config.origins, null),
          'retry-after': '2',
          'cache-control': 'no-store',
        })
        .send(busyPage(site.entry));
    }
    const over: PageVisit['over'] = (result) => {
      leave();
      ended(result);
    };
    return streamPage(config, visitor, { site, request, reply, over, onSent });
  };
}

interface PageVisit {
  readonly site: Site;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Its rendering is over, however slowly it is read. */
  readonly over: (result: Exclude<Rendered, 'refused'>) => void;
  readonly onSent: (status: number) => void;
}

async function streamPage(
  config: ShellConfig,
  { active, headers: own }: VisitorSet,
  { site, request, reply, over, onSent }: PageVisit,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const { aborted, hasLeft } = awaitVisitor(reply);
  const overAs = (result: PageEnd) => over(hasLeft() ? 'left' : result);
  try {
    const answer = await active.render(renderRequest(site, request, nonce), {
      signal: aborted.signal,
    });
    void answer.ended.then((end) => overAs(answer.status >= 500 ? 'failed' : end));
    const hasBody = request.method !== 'HEAD' && !('location' in answer.headers);
    const encoding = pageEncoding(hasBody ? (request.headers['accept-encoding'] ?? '') : '');
    const headers = {
      ...encoding.headers,
      ...headersOn(site.entry, config.origins, nonce),
      ...own,
      'cache-control': 'no-store',
      ...answer.headers,
      'x-request-id': request.id,
    };
    reply.hijack();
    if (!hasBody) {
      reply.raw.writeHead(answer.status, headers);
      aborted.abort();
      reply.raw.end();
      return reply;
    }
    await sendBody(reply.raw, headers, answer, encoding);
    onSent(answer.status);
  } catch (error) {
    overAs('failed');
    request.log.error({ err: error }, 'page failed');
    if (!aborted.signal.aborted) onSent(500);
    if (!reply.raw.headersSent)
      return reply
        .code(500)
        .headers({ ...headersOn(site.entry, config.origins, null), 'x-request-id': request.id })
        .send(failurePage(site.entry, request.id));
    reply.raw.destroy();
  }
  return reply;
}

/** What ends a rendering: `hasLeft` when the visitor did not wait for the page, else ourselves. */
function awaitVisitor(reply: FastifyReply) {
  const aborted = new AbortController();
  let isGone = false;
  whenGone(reply, () => {
    if (reply.raw.writableFinished) return;
    isGone = true;
    aborted.abort();
  });
  return { aborted, hasLeft: () => isGone };
}

/** A larger page is compressed beside the other requests: all at once, it would hold them up for milliseconds. */
const MOST_AT_ONCE = 128 * 1024;

/** A page that arrived whole, as most do, is compressed and written at once; of others each part as it comes. */
async function sendBody(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  { status, body, isComplete }: RenderAnswer,
  encoding: PageEncoding,
): Promise<void> {
  const first = await body.next();
  if (!first.done && isComplete() && first.value.length <= MOST_AT_ONCE) {
    const bytes = encoding.whole(first.value);
    response.writeHead(status, { ...headers, 'content-length': bytes.length });
    response.end(bytes);
    return;
  }
  response.writeHead(status, headers);
  const sink = encoding.over(response);
  response.once('close', () => sink.destroy());
  if (!first.done) await writePart(sink, first.value);
  for await (const chunk of body) {
    // Ending the stream flushes it.
    if (isComplete()) sink.write(chunk);
    else await writePart(sink, chunk);
  }
  sink.end();
}

const renderRequest = (
  site: Site,
  request: FastifyRequest,
  nonce: string,
  trace = readTraceParent(request.headers['traceparent']),
): Omit<RenderRequest, 'id'> => ({
  host: site.entry,
  url: originOf(site) + request.url,
  token: sessionTokenOf(request, site),
  clientAddress: request.ip,
  requestId: request.id,
  ...(trace !== null && { trace }),
  nonce,
});
