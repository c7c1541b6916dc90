import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Bound to one person and one phone; keyed, because a million codes would be brute-forced in a second. */
export const hashCode = (secret: string, userId: string, phone: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`phone-code:${userId}:${phone}:${code}`).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
