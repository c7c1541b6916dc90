import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { WebhookMessage } from '@proverka/contract/webhook';

const TOLERANCE_SECONDS = 300;

export interface VerifiedWebhook {
  /** Equal for all repeats of a delivery: store it to process each once. */
  readonly id: string;
  readonly message: WebhookMessage;
}

/**
 * The message of a delivery, or null when it is not from Proverka or older than five minutes. `body` is the text as received:
 * parsing and serialising it changes the signature. Any library for Standard Webhooks does the same.
 */
export function verifyWebhook(
  secret: string,
  headers: IncomingHttpHeaders,
  body: string,
  now = new Date(),
): VerifiedWebhook | null {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) return null;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ''), 'base64'))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
  return isSigned ? { id, message: JSON.parse(body) as WebhookMessage } : null;
}
