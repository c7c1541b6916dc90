import fastifyHttpProxy from '@fastify/http-proxy';
import { networkOf } from '@proverka/validation/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGone } from '../when-gone.ts';
import { createAdmission } from './admission.ts';
import { holdPlace, type CallPlaces } from './call-place.ts';
import type { ProxyLimits } from './proxy-limits.ts';
import { refuseCall } from './proxy-refusal.ts';
import { readBodiesFirst, UnreadBody, type ReadBody } from './read-bodies.ts';
import type { ReadRules } from './read-whole.ts';
import { headersForApi, headersForVisitor, visitorHeaders } from './visitor-headers.ts';
import { sendWhole } from './whole-answer.ts';

/** Calls take a connection only for the time between the end of the body and the end of the API's answer. */
export async function proxyCalls(
  scope: FastifyInstance,
  upstream: string,
  limits: ProxyLimits,
  rules: ReadRules,
): Promise<void> {
  const admission = createAdmission({ total: limits.calls, perKey: limits.callsPerAddress });
  const bodies = new WeakMap<FastifyRequest, ReadBody>();
  const places: CallPlaces = new WeakMap();
  readBodiesFirst(scope, rules, (request, body) => bodies.set(request, body));
  await scope.register(fastifyHttpProxy, {
    upstream,
    prefix: '/api',
    proxyPayloads: false,
    // It would log the address of every call.
    disableRequestLogging: true,
    undici: { connections: limits.calls, pipelining: 1, bodyTimeout: 60_000, headersTimeout: 60_000 },
    preHandler: (request, reply, next) => {
      const body = bodies.get(request);
      if (isGone(reply)) {
        body?.forget();
        void reply.hijack();
        return;
      }
      const leave = request.body instanceof UnreadBody ? null : admission.enter(networkOf(request.ip));
      if (leave === null) {
        body?.forget();
        const code = request.body instanceof UnreadBody ? request.body.code : 'service_unavailable';
        void refuseCall(reply, code);
        return;
      }
      places.set(request, holdPlace(reply, body?.bytes ?? 0, [leave, () => body?.forget()]));
      next();
    },
    replyOptions: {
      ...visitorHeaders,
      ...placeKeeping(places, rules),
    },
  });
}

/** Every way a call to the API can end gives its place back. */
function placeKeeping(places: CallPlaces, rules: ReadRules) {
  type Hooks = NonNullable<Parameters<FastifyReply['from']>[1]>;
  const placeOf = (request: unknown) => places.get(request as FastifyRequest);
  return {
    rewriteRequestHeaders: (request, headers) => {
      const place = placeOf(request);
      place?.begin();
      const length = place?.bodyBytes ?? 0;
      return {
        ...headersForApi(request as FastifyRequest, headers),
        ...(length > 0 && { 'content-length': String(length) }),
      };
    },
    // Called for every answer; for a visitor who has left it is the last call.
    rewriteHeaders: (headers, request) => {
      if (request?.raw.aborted) placeOf(request)?.end();
      return headersForVisitor(headers);
    },
    onError: (reply, { error }) => {
      placeOf(reply.request)?.end();
      visitorHeaders.onError(reply, { error });
    },
    onResponse: (request, reply, { stream }) =>
      void sendWhole(reply as FastifyReply, stream, {
        ...rules,
        release: () => placeOf(request)?.end(),
      }),
  } satisfies Hooks;
}
