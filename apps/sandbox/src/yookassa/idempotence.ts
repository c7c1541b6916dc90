import { createHash } from 'node:crypto';
import type { Answer, Call } from '../source/source.ts';
import type { Collection } from '../storage/collection.ts';
import { yookassaError } from './errors.ts';

/** The first answer under a key. */
export type Answered = { id: string; fingerprint: string; at: string; body: unknown };

const HEADER = 'Idempotence-Key';
const DAY_MS = 24 * 3_600_000;

/**
 * Runs a POST once per key: the same request gets the first answer, a different request under the same key is refused.
 * Only successful requests are stored, so a refused one may be corrected. Keys expire after a day, as at the provider.
 */
export function once(
  keys: Collection<Answered>,
  now: () => Date,
  operation: string,
  call: Call,
  work: () => Answer,
): Answer {
  const key = call.headers[HEADER.toLowerCase()];
  if (typeof key !== 'string' || key === '') return yookassaError(400, 'Idempotence key is missing', HEADER);
  if (key.length > 64) return yookassaError(400, 'Idempotence key is longer than 64 characters', HEADER);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([operation, call.params, call.body]))
    .digest('base64');
  const first = keys.get(key);
  if (first && now().getTime() - Date.parse(first.at) < DAY_MS) {
    return first.fingerprint === fingerprint
      ? { status: 200, body: first.body }
      : yookassaError(400, 'Idempotence key duplicated', HEADER);
  }
  const answer = work();
  if ((answer.status ?? 200) === 200)
    keys.put({ id: key, fingerprint, at: now().toISOString(), body: answer.body });
  return answer;
}
