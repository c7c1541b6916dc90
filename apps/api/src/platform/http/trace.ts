import { AsyncLocalStorage } from 'node:async_hooks';
import { readTraceParent, traceIdOf } from '@proverka/validation/trace-parent';
import type { FastifyInstance } from 'fastify';

const traces = new AsyncLocalStorage<string>();

/** The `traceparent` of what is being done; undefined where nobody gave one. */
export const currentTrace = (): string | undefined => traces.getStore();

/** Does something as a part of the trace that was given, if it is one. */
export function within<Value>(given: unknown, act: () => Value): Value {
  const trace = readTraceParent(given);
  return trace === null ? act() : traces.run(trace, act);
}

/** For every line of the log. */
export function traceForLog(): { readonly traceId?: string } {
  const trace = currentTrace();
  return trace === undefined ? {} : { traceId: traceIdOf(trace) };
}

/** A request belongs to the trace its caller names. */
export function takeTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => within(request.headers['traceparent'], done));
}
