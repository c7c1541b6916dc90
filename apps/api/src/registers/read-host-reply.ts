import type { z } from 'zod';
import type { GateAnswer } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { readReply, reply } from './sources/read-answer.ts';

/**
 * The answer of a host that tells of no person and makes no finding: its body, null where it says that there is nothing, or why
 * there is no answer. The bytes are judged as those of every other source.
 */
export function readHostReply<Body>(
  name: string,
  answer: GateAnswer,
  schema: z.ZodType<Body>,
  unknownSchema: z.ZodType,
): { readonly kind: 'said'; readonly body: Body | null } | Unavailable {
  return readReply<{ readonly kind: 'said'; readonly body: Body | null }>(name, answer, [
    reply(200, schema, (body) => ({ kind: 'said', body })),
    reply(404, unknownSchema, () => ({ kind: 'said', body: null })),
  ]);
}
