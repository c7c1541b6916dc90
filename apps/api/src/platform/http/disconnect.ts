import type { FastifyReply } from 'fastify';

/**
 * Aborts when the visitor disconnects before the answer is sent, so that no outside system is asked in vain. Fastify's own
 * `request.signal` does not work here: for a request with a body it aborts as soon as the body is read.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
