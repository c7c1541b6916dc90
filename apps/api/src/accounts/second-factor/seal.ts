import { createHash, createHmac } from 'node:crypto';
import { open, seal, sealingKey } from '#platform/seal/seal.ts';

const keyOf = (appSecret: string): Buffer => sealingKey(appSecret, 'second factor: secret of an app');

/** Bound to its account: a row copied to another account opens nothing. */
export const sealSecret = (appSecret: string, userId: string, secret: Buffer): Buffer =>
  seal(keyOf(appSecret), userId, secret);

/** Throws when the secret was sealed for another account or with another APP_SECRET. */
export const openSecret = (appSecret: string, userId: string, sealed: Buffer): Buffer =>
  open(keyOf(appSecret), userId, sealed);

export const recoveryCodeHash = (appSecret: string, userId: string, code: string): Buffer =>
  createHmac('sha256', appSecret).update(`recovery-code:${userId}:${code}`).digest();

/** Tells whether a password is still the one that was given, without another copy of its hash. */
export const passwordMark = (passwordHash: string): Buffer =>
  createHash('sha256').update(`password-mark:${passwordHash}`).digest();
