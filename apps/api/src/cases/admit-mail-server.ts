import { createHash, timingSafeEqual } from 'node:crypto';
import type { SystemCall } from '#platform/http/route.ts';
import type { Refusal } from '#platform/result.ts';
import type { CasesDeps } from './deps.ts';

/** Asked before a letter is received and scanned: anybody else's is refused. */
export function admitMailServer(
  { config }: Pick<CasesDeps, 'config'>,
  { key, headers }: SystemCall,
): Refusal | null {
  if (key !== 'POST /support/mail') return null;
  const secret = config.cases.inboundMailSecret;
  const shown = headers['x-mail-secret'];
  return secret !== null && typeof shown === 'string' && isSame(shown, secret) ? null : { code: 'forbidden' };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected));
