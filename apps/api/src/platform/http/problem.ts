import type { Problem } from '@proverka/contract/problem';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../result.ts';
import { refusalStatuses } from './refusal-statuses.ts';
import { refusalTexts } from './refusal-texts.ts';

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  414: 'payload_too_large',
  415: 'unsupported_media_type',
  421: 'unknown_host',
  429: 'too_many_requests',
  431: 'payload_too_large',
  503: 'service_unavailable',
};

/** The problem code for an error of the HTTP layer itself, which has only a status. */
export function codeOfStatus(status: number): RefusalCode {
  return codeByStatus[status] ?? (status >= 400 && status < 500 ? 'invalid_request' : 'internal');
}

function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: refusalTexts[refusal.code],
    status: refusalStatuses[refusal.code],
    code: refusal.code,
    requestId,
    ...(refusal.detail !== undefined && { detail: refusal.detail }),
    ...(refusal.existing && { existing: refusal.existing }),
    ...(refusal.consent && { consent: { ...refusal.consent } }),
    ...(refusal.fields && { fields: { ...refusal.fields } }),
    ...(refusal.retryAfterSeconds !== undefined && { retryAfter: refusal.retryAfterSeconds }),
  };
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, reply.request.id);
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** A problem for a request that was not read, so it has no number. */
export const writeProblem = (refusal: Refusal): string => JSON.stringify(problemOf(refusal, ''));
