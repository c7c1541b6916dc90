import { readTraceParent, traceIdOf } from '@proverka/validation/trace-parent';
import type { IncomingHttpHeaders } from 'node:http';

/** The trace a request belongs to, where its caller names one. */
export function traceForLog(headers: IncomingHttpHeaders): { readonly traceId?: string } {
  const trace = readTraceParent(headers['traceparent']);
  return trace === null ? {} : { traceId: traceIdOf(trace) };
}
