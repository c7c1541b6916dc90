import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (appSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', 'second factor: secret of an app', 32));

/** Bound to its account: a row copied to another account opens nothing. */
export function sealSecret(appSecret: string, userId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(appSecret), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the secret was sealed for another account or with another APP_SECRET. */
export function openSecret(appSecret: string, userId: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const opener = createDecipheriv(CIPHER, keyOf(appSecret), nonce)
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  return Buffer.concat([opener.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), opener.final()]);
}

export const recoveryCodeHash = (appSecret: string, userId: string, code: string): Buffer =>
  createHmac('sha256', appSecret).update(`recovery-code:${userId}:${code}`).digest();

/** Tells whether a password is still the one that was given, without another copy of its hash. */
export const passwordMark = (passwordHash: string): Buffer =>
  createHash('sha256').update(`password-mark:${passwordHash}`).digest();
