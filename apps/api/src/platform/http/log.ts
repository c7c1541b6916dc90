import { errorForLog } from '@proverka/validation/error-for-log';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { traceForLog } from './trace.ts';

/**
 * JSON lines with no personal data: only an error's class, code, stack and words are logged, because messages and the details
 * that drivers attach quote values (an e-mail in a unique violation).
 */
export function createLog(level: string, name: string, to?: DestinationStream): Logger {
  const options = { level, name, serializers: { err: errorForLog }, mixin: traceForLog };
  return to === undefined ? pino(options) : pino(options, to);
}

/** One line per request, by route pattern: the URL itself may hold an address or a name. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions;
    request.log.info(
      { method: request.method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
}
