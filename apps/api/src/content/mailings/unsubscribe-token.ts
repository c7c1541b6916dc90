import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of an unsubscribe link: the user's id, signed. It does not sign anybody in and never expires, because letters
 * are read years later.
 */
export const unsubscribeToken = (appSecret: string, userId: string): string =>
  `${userId}.${signatureOf(appSecret, userId).toString('base64url')}`;

/** The user a token belongs to; null for an invalid one. */
export function readUnsubscribeToken(appSecret: string, token: string): string | null {
  const [userId = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !UUID.test(userId)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(appSecret, userId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const signatureOf = (appSecret: string, userId: string): Buffer =>
  createHmac('sha256', appSecret).update(`unsubscribe ${userId}`).digest().subarray(0, 20);
