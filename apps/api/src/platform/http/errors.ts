import { endpoints } from '@proverka/contract/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { connectionTrouble } from '../db/errors.ts';
import type { Refusal } from '../result.ts';
import { isInvalidInput } from './input.ts';
import { Overloaded } from './overloaded.ts';
import { codeOfStatus, sendProblem } from './problem.ts';

/** Turns every error outside of a route into a problem response: unknown paths, broken JSON, internal failures. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = request.raw.aborted ? leftAlone : refusalOf(error, reply);
    if (refusal.code === 'internal' || refusal.code === 'service_unavailable') {
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    }
    return sendProblem(reply, refusal);
  });
  app.setNotFoundHandler(answerNotFound);
}

/** Whoever sent half a body and left is told nothing and needs nobody's attention. */
const leftAlone: Refusal = { code: 'invalid_request' };

function refusalOf(error: FastifyError, reply: FastifyReply): Refusal {
  // Fastify wraps the validator's error and leaves it otherwise unchanged.
  if (isInvalidInput(error)) return { code: 'invalid_request', fields: error.fields };
  if (error instanceof Overloaded) {
    return { code: 'service_unavailable', retryAfterSeconds: error.retryAfterSeconds };
  }
  if (connectionTrouble(error) !== null) return { code: 'service_unavailable', retryAfterSeconds: 5 };
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return { code: 'invalid_request', fields: { body: 'Тело запроса — не JSON' } };
  }
  const code = codeOfStatus(error.statusCode ?? 500);
  const retryAfterSeconds = Number(reply.getHeader('retry-after') ?? 60);
  return code === 'too_many_requests' ? { code, retryAfterSeconds } : { code };
}

const knownPaths = Object.keys(endpoints).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) };
});

function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?', 1);
  const allowed = knownPaths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (allowed.length === 0) return sendProblem(reply, { code: 'not_found' });
  void reply.header('allow', [...new Set(allowed)].join(', '));
  return sendProblem(reply, { code: 'method_not_allowed' });
}
