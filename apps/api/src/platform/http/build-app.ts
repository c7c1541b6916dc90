import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import { randomUUID } from 'node:crypto';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { PlatformConfig } from '../config.ts';
import { answerErrors } from './errors.ts';
import { admitKnownHosts } from './host.ts';
import { addHealthRoutes } from './health.ts';
import type { Readiness } from './health.ts';
import { validatorCompiler } from './input.ts';
import { createKnownSessions } from './known-sessions.ts';
import { logRequests } from './log.ts';
import { createProcessRegistry } from '../metrics/process-registry.ts';
import { measureRequests } from './metrics.ts';
import { addReferenceRoutes } from '../reference/reference.routes.ts';
import type { ScopeOf } from '../reference/described-calls.ts';
import { codeOfStatus, sendProblem } from './problem.ts';
import { limitRequests } from './request-limits.ts';
import { readBodies } from './read-bodies.ts';
import { takeTraces } from './trace.ts';
import { answerUnreadable } from './unreadable.ts';
import { createRouter } from './route.ts';
import type { AddRoute, RouteDeps } from './route.ts';

export interface AppOptions extends RouteDeps {
  readonly config: PlatformConfig;
  readonly log: Logger;
  readonly readiness: Readiness;
  readonly addRoutes: (add: AddRoute, app: FastifyInstance) => void;
  /** What the reference says of programs' rights. */
  readonly scopeOf?: ScopeOf;
  /** Where requests are counted; by default, one of its own. */
  readonly metrics?: Registry;
}

const BODY_LIMIT_BYTES = 256 * 1024;
// An object's key in a path is an address of up to 500 characters, each up to nine bytes when percent-encoded.
const MAX_PARAM_LENGTH = 5000;
/** A whole request, the largest upload included, has to arrive in a minute; the shell asks only when it has the body. */
const listenerTimeouts = {
  requestTimeout: 60_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
} as const;
/** More than the shells keep open to it; every shell has a few thousand streams at most. */
const MOST_CONNECTIONS = 16_384;
const REQUEST_ID = /^[\w-]{8,64}$/;

function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The server before it listens: parsing, rate limits, problems, metrics and the reference around the registered routes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log, isTrustedProxy } = options;
  // An explicit type, so that the instance has Fastify's own logger type and not pino's.
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      void reply.header('x-request-id', request.id);
      void sendProblem(reply, { code: codeOfStatus(error.statusCode ?? 400) });
    },
    clientErrorHandler: answerUnreadable,
    bodyLimit: BODY_LIMIT_BYTES,
    ...listenerTimeouts,
    ...(config.http.tls !== null && { https: config.http.tls }),
    trustProxy: isTrustedProxy,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    genReqId: requestId,
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  takeTraces(app);
  readBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('session', null);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  admitKnownHosts(app, options.hosts, isTrustedProxy);
  answerErrors(app);
  logRequests(app);
  await app.register(cookie);
  await app.register(helmet, { contentSecurityPolicy: false });
  const known = createKnownSessions(Date.now);
  await limitRequests(app, { limits: config.http.limits, isTrusted: isTrustedProxy, known });
  await app.register(underPressure, {
    maxEventLoopDelay: config.http.mostDelayMs,
    pressureHandler: (_request, reply) => {
      sendProblem(reply, { code: 'service_unavailable', retryAfterSeconds: 5 });
    },
  });
  addReferenceRoutes(app, options.scopeOf ?? (() => null));
  measureRequests(app, options.metrics ?? createProcessRegistry());
  addHealthRoutes(app, options.readiness);
  const findSession = known.remembering(options.findSession);
  options.addRoutes(createRouter(app, { ...options, findSession }), app);
  return app;
}
