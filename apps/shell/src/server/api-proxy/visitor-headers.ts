import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';
import { refuseCall } from './proxy-refusal.ts';

/** What calls and streams share: the visitor's address and host in headers that only the shell may set, and the refusal. */
export const visitorHeaders = {
  rewriteRequestHeaders: (request, headers) => ({
    ...headers,
    'x-forwarded-host': request.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  }),
  onError: (reply, { error }) => {
    reply.log.error({ err: error }, 'the API did not answer');
    void refuseCall(reply as FastifyReply, 'service_unavailable');
  },
} satisfies FastifyHttpProxyOptions['replyOptions'];
