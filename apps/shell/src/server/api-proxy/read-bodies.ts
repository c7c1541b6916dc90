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

export interface ReadBody {
  readonly bytes: number;
  /** Gives its memory back. */
  readonly forget: () => void;
}

const codes = {
  too_large: 'payload_too_large',
  too_slow: 'body_too_slow',
  no_memory: 'service_unavailable',
  cut_off: 'body_too_slow',
} as const satisfies Record<string, ProxyRefusal>;

/** Reads the body of every request of `scope` to its end and says what it takes of the memory. */
export function readBodiesFirst(
  scope: FastifyInstance,
  rules: ReadRules,
  onRead: (request: FastifyRequest, body: ReadBody) => void,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
    const read = await readWhole(payload, rules);
    if (read.kind !== 'whole') return new UnreadBody(codes[read.kind]);
    onRead(request, { bytes: read.body.length, forget: read.forget });
    // A stream is passed on byte for byte; anything else would be encoded anew.
    return read.body.length === 0 ? undefined : Readable.from([read.body], { objectMode: false });
  });
}
