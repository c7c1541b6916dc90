import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedPurpose } from './sealed-columns.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** A key of the installation for one purpose: what is sealed for another purpose is not opened by it. */
export const sealingKey = (appSecret: string, purpose: SealedPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', purpose, KEY_BYTES));

/** Encrypts with authentication and binds to what it belongs to: nonce, tag, then the encrypted bytes. */
export function seal(key: Uint8Array, belongsTo: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when it was sealed with another key, for something else, or was changed. */
export function open(key: Uint8Array, belongsTo: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const opener = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(belongsTo))
    .setAuthTag(tag);
  return Buffer.concat([opener.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), opener.final()]);
}
