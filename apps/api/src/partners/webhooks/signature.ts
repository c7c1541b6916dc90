import { createHmac } from 'node:crypto';

/** The secret subscribers verify signatures with, in the format of Standard Webhooks. */
export const secretOf = (appSecret: string, salt: Buffer): string =>
  `whsec_${keyOf(appSecret, salt).toString('base64')}`;

const keyOf = (appSecret: string, salt: Buffer): Buffer =>
  createHmac('sha256', appSecret).update('webhook').update(salt).digest();

export interface SignedMessage {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** The headers of a delivery (Standard Webhooks: HMAC-SHA-256 over id, time and body, joined by dots). */
export function signedHeaders(
  appSecret: string,
  salt: Buffer,
  { id, sentAt, body }: SignedMessage,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', keyOf(appSecret, salt))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Proverka-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
