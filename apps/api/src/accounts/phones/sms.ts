import { z } from 'zod';
import type { AccountsConfig } from '../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { jsonOf } from '#platform/outbound/http-call.ts';

export interface SmsSender {
  /** False when it is uncertain whether the message was sent. `phone` is E.164. */
  readonly send: (phone: string, text: string, signal?: AbortSignal) => Promise<boolean>;
}

const answerSchema = z.object({ success: z.boolean() });
const TIMEOUT_MS = 5000;

/** SMS Aero, version 2: Basic credentials, JSON in and out. Never retried, because a message costs money. */
export function createSmsSender(
  { url, login, key, sign }: AccountsConfig['sms'],
  gateOptions: Partial<GateOptions> = {},
): SmsSender {
  const gate = createGate({ perSecond: 10, ...gateOptions });
  const authorization = `Basic ${Buffer.from(`${login}:${key}`).toString('base64')}`;
  return {
    async send(phone, text, signal) {
      const answer = await gate.write({
        url: `${url}/sms/send`,
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ number: phone.replace(/^\+/, ''), text, sign }),
        timeoutMs: TIMEOUT_MS,
        ...(signal && { signal }),
      });
      if (!answer.answered || answer.status !== 200) return false;
      const parsed = answerSchema.safeParse(jsonOf(answer.bytes));
      return parsed.success && parsed.data.success;
    },
  };
}
