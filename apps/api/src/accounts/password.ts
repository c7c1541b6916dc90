import { createHmac, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { boundWork } from '#platform/bounded-work.ts';

// One per process, because memory and the threads that files and name look-ups share are the process's: three hashes take
// 57 MiB and leave a thread of four. A hundred and twenty wait for two seconds or so on a small machine.
const bounded = boundWork({ what: 'hashing passwords', running: 3, waiting: 120, retryAfterSeconds: 3 });

// argon2id with 19 MiB, two passes, one lane: the library's defaults are OWASP's; it computes off the main thread.
export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password));

let dummyHash: Promise<string> | undefined;

/** Takes the same time for an account that does not exist (`null`). */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('a password nobody has');
  const expected = passwordHash ?? (await dummyHash);
  const matches = await bounded(() => verify(expected, password));
  return matches && passwordHash !== null;
}

// Without look-alike letters and digits: the password is read from a letter and typed.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** Twelve characters, about 69 bits. */
export const generatePassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The password a nonce stands for, the same each time; without the secret the nonce says nothing. */
export function passwordOfNonce(nonce: Buffer, secret: string): string {
  const digest = createHmac('sha512', secret).update('reset-password:').update(nonce).digest('hex');
  let rest = BigInt(`0x${digest}`);
  const base = BigInt(ALPHABET.length);
  return Array.from({ length: LENGTH }, () => {
    const letter = ALPHABET.charAt(Number(rest % base));
    rest /= base;
    return letter;
  }).join('');
}
