import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { ReadRules } from './read-whole.ts';
import { readWhole } from './read-whole.ts';
import { isGone, whenGone } from '../when-gone.ts';
import { refuseCall } from './proxy-refusal.ts';

/**
 * Takes an answer from the API as fast as the API gives it, and gives it to the visitor as fast as they read: a slow
 * reader holds memory, which is bounded, and no connection to the API. A reader slower than the rules allow is cut off.
 */
export async function sendWhole(
  reply: FastifyReply,
  stream: Readable,
  { release, ...rules }: ReadRules & { readonly release: () => void },
): Promise<void> {
  // Nobody waits for the rest when the visitor has left.
  whenGone(reply, () => stream.destroy());
  const read = await readWhole(stream, { ...rules, mostBytes: Infinity });
  release();
  if (read.kind !== 'whole') {
    stream.destroy();
    if (isGone(reply)) return;
    reply.log.error({ reason: read.kind }, 'the answer of the API could not be read');
    for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
    return void refuseCall(reply, 'service_unavailable');
  }
  cutOffSlowReader(reply, read.body.length, rules);
  whenGone(reply, read.forget);
  void reply.send(read.body);
}

function cutOffSlowReader(reply: FastifyReply, bytes: number, { graceMs, bytesPerSecond }: ReadRules): void {
  const deadline = setTimeout(() => reply.raw.destroy(), graceMs + (bytes / bytesPerSecond) * 1000);
  whenGone(reply, () => clearTimeout(deadline));
}
