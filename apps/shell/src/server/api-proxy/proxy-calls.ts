import fastifyHttpProxy from '@fastify/http-proxy';
import { networkOf } from '@proverka/validation/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { createAdmission } from './admission.ts';
import type { ProxyLimits } from './proxy-limits.ts';
import { refuseCall } from './proxy-refusal.ts';
import { readBodiesFirst, UnreadBody } from './read-bodies.ts';
import type { ReadRules } from './read-whole.ts';
import { visitorHeaders } from './visitor-headers.ts';
import { sendWhole } from './whole-answer.ts';

/** Calls take a connection only for the time between the end of the body and the end of the API's answer. */
export async function proxyCalls(
  scope: FastifyInstance,
  upstream: string,
  limits: ProxyLimits,
  rules: ReadRules,
): Promise<void> {
  const admission = createAdmission({ total: limits.calls, perKey: limits.callsPerAddress });
  const ends = new WeakMap<FastifyRequest, () => void>();
  readBodiesFirst(scope, rules, (request, forget) => ends.set(request, forget));
  await scope.register(fastifyHttpProxy, {
    upstream,
    prefix: '/api',
    proxyPayloads: false,
    undici: { connections: limits.calls, pipelining: 1, bodyTimeout: 60_000, headersTimeout: 60_000 },
    preHandler: (request, reply, next) => {
      const leave = request.body instanceof UnreadBody ? null : admission.enter(networkOf(request.ip));
      const forget = ends.get(request);
      if (leave === null) {
        forget?.();
        const code = request.body instanceof UnreadBody ? request.body.code : 'service_unavailable';
        void refuseCall(reply, code);
        return;
      }
      const end = once(() => {
        leave();
        forget?.();
      });
      ends.set(request, end);
      reply.raw.once('close', end);
      next();
    },
    replyOptions: {
      ...visitorHeaders,
      onResponse: (request, reply, { stream }) =>
        void sendWhole(reply as FastifyReply, stream as unknown as Readable, {
          ...rules,
          release: () => ends.get(request as FastifyRequest)?.(),
        }),
    },
  });
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
