import type { FastifyReply } from 'fastify';

/**
 * Aborts when the visitor went away before the answer was sent, so that nobody is asked in vain. Fastify's own
 * `request.signal` is of no use here: for a request with a body it aborts as soon as the body is read.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
