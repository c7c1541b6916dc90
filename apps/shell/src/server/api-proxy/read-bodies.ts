import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ProxyRefusal } from './proxy-refusal.ts';
import { readWhole, type ReadRules } from './read-whole.ts';

/** A body that could not be read, in the place of the body. */
export class UnreadBody {
  readonly code: ProxyRefusal;
  constructor(code: ProxyRefusal) {
    this.code = code;
  }
}

const codes = {
  too_large: 'payload_too_large',
  too_slow: 'body_too_slow',
  no_memory: 'service_unavailable',
  cut_off: 'body_too_slow',
} as const satisfies Record<string, ProxyRefusal>;

/** Reads the body of every request of `scope` to its end; `forget` is told what gives a body's memory back. */
export function readBodiesFirst(
  scope: FastifyInstance,
  rules: ReadRules,
  onRead: (request: FastifyRequest, forget: () => void) => void,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
    const read = await readWhole(payload, rules);
    if (read.kind !== 'whole') return new UnreadBody(codes[read.kind]);
    onRead(request, read.forget);
    // A stream is passed on byte for byte; anything else would be encoded anew.
    return Readable.from([read.body], { objectMode: false });
  });
}
