import fastifyHttpProxy from '@fastify/http-proxy';
import { networkOf } from '@proverka/validation/network';
import type { FastifyInstance } from 'fastify';
import { whenGone } from '../when-gone.ts';
import { createAdmission } from './admission.ts';
import type { ProxyLimits } from './proxy-limits.ts';
import { refuseCall } from './proxy-refusal.ts';
import { streamRoutes } from './stream-routes.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** Endless streams have connections of their own, so that no number of watchers stops ordinary calls. */
export async function proxyStreams(
  scope: FastifyInstance,
  upstream: string,
  limits: ProxyLimits,
): Promise<void> {
  const total = limits.streams;
  const sessions = createAdmission({ total, perKey: limits.streamsPerSession });
  const addresses = createAdmission({ total, perKey: limits.streamsPerAddress });
  await scope.register(fastifyHttpProxy, {
    upstream,
    prefix: '/api',
    routes: [...streamRoutes],
    httpMethods: ['GET'],
    disableRequestLogging: true,
    // A heartbeat comes every fifteen seconds.
    undici: { connections: total, pipelining: 1, bodyTimeout: 60_000, headersTimeout: 60_000 },
    preHandler: (request, reply, next) => {
      const address = networkOf(request.ip);
      const session = request.headers.authorization ?? request.cookies['_token'] ?? address;
      for (const enter of [() => addresses.enter(address), () => sessions.enter(session)]) {
        const leave = enter();
        if (leave === null) {
          void refuseCall(reply, 'service_unavailable');
          return;
        }
        // Also gives back the first place when the second is refused.
        whenGone(reply, leave);
      }
      next();
    },
    replyOptions: visitorHeaders,
  });
}
