import { createHmac, timingSafeEqual } from 'node:crypto';

/** An id as a cookie holds it: with our signature for the use it was issued for. */
export const signId = (use: string, id: string, secret: string): string =>
  `${id}.${signatureOf(use, id, secret)}`;

/** The id of a signed one; null when we did not sign it for this use. */
export function readSignedId(use: string, signed: string | undefined, secret: string): string | null {
  const [id = '', signature = ''] = signed?.split('.') ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(use, id, secret));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? id : null;
}

const signatureOf = (use: string, id: string, secret: string): string =>
  createHmac('sha256', secret).update(`${use}:${id}`).digest('base64url');
