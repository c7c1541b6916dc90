import { createHmac, timingSafeEqual } from 'node:crypto';
import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { readSignedId, signId } from '#platform/http/signed-id.ts';

const LINK = 'support-case';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opens a guest's case; only letters to the guest's e-mail hold it, after # of the address, so no server logs it. */
export const caseToken = (secret: string, caseId: string): string => signId(LINK, caseId, secret);

/** The case a token opens; null for one that we did not make. */
export function readCaseToken(secret: string, token: string): string | null {
  const id = readSignedId(LINK, token, secret);
  return id !== null && ID.test(id) ? id : null;
}

const markOf = (secret: string, number: number): string =>
  // Lower case only: local parts of addresses are often folded on their way.
  createHmac('sha256', secret).update(`case-reply:${number}`).digest('hex').slice(0, 24);

/** Where an answer to a letter about a case goes: the support's address with the number and our mark. */
export function replyAddress(secret: string, brand: BrandId, number: number): string {
  const [name = '', domain = ''] = brandOf(brand).supportEmail.split('@');
  return `${name}+${number}.${markOf(secret, number)}@${domain}`;
}

/** The number of the case a letter answers; null when it is for the support itself or bears no mark of ours. */
export function readReplyAddress(secret: string, recipient: string): number | null {
  const [, digits, mark] = /^[^@+]+\+(\d{1,15})\.([0-9a-f]{24})@/.exec(recipient.trim().toLowerCase()) ?? [];
  if (digits === undefined || mark === undefined) return null;
  const expected = Buffer.from(markOf(secret, Number(digits)));
  return timingSafeEqual(Buffer.from(mark), expected) ? Number(digits) : null;
}
