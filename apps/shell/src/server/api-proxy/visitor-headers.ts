import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { readTraceParent } from '@proverka/validation/trace-parent';
import { siteOfRequest } from '../known-site.ts';
import { refuseCall } from './proxy-refusal.ts';

/** Said about one connection only. */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
] as const;

/** Never passed on from a visitor: the body is read before, and the rest only the shell may say. */
const notPassedOn: ReadonlySet<string> = new Set([
  ...ofOneConnection,
  'expect',
  'content-length',
  'forwarded',
  'x-shell-question',
  // Passed on below, if it is one.
  'traceparent',
]);

/** The visitor's headers with their address and host, which only the shell may set. */
export function headersForApi(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const site = siteOfRequest(request);
  const kept = Object.entries(headers).filter(([name]) => !notPassedOn.has(name));
  const trace = readTraceParent(headers['traceparent']);
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-host': site.name,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': site.protocol,
    'x-request-id': request.id,
    ...(trace !== null && { traceparent: trace }),
  };
}

/** The API's headers without those about its connection to the shell. */
export function headersForVisitor<T extends Record<string, unknown>>(headers: T): T {
  const kept = { ...headers };
  for (const name of ofOneConnection) delete kept[name];
  return kept;
}

/** What calls and streams share. */
export const visitorHeaders = {
  rewriteRequestHeaders: (request, headers) => headersForApi(request as FastifyRequest, headers),
  rewriteHeaders: (headers) => headersForVisitor(headers),
  onError: (reply, { error }) => {
    reply.log.error({ err: error }, 'the API did not answer');
    void refuseCall(reply as FastifyReply, 'service_unavailable');
  },
  // The library would ask up to ten times more when the API refuses with 503, which makes a full API fuller.
  retryDelay: () => null,
} satisfies FastifyHttpProxyOptions['replyOptions'];
