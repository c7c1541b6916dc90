import { createHmac, randomInt } from 'node:crypto';

export const newRequestCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Bound to one request; keyed, because a million codes would be tried in a second. */
export const hashRequestCode = (secret: string, requestId: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`subject-request-code:${requestId}:${code}`).digest();
