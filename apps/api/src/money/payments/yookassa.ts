import { setTimeout as wait } from 'node:timers/promises';
import { parseMoney } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { z } from 'zod';
import type { MoneyConfig } from '../config.ts';
import { callHttp, jsonOf } from '#platform/outbound/http-call.ts';

const amountSchema = z
  .object({ value: z.string(), currency: z.literal('RUB') })
  .transform(({ value }, context): Money => {
    const money = parseMoney(value);
    if (money !== null) return money;
    context.issues.push({ code: 'custom', message: 'not an amount', input: value });
    return z.NEVER;
  });

const cancellationSchema = z.object({ party: z.string(), reason: z.string() });

const paymentSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountSchema,
  refunded_amount: amountSchema.optional(),
  created_at: z.string(),
  metadata: z.record(z.string(), z.string()).optional(),
  confirmation: z
    .object({ confirmation_token: z.string().optional(), confirmation_url: z.string().optional() })
    .optional(),
  cancellation_details: cancellationSchema.optional(),
  // Only for words: an unknown shape must not keep a payment from being booked.
  payment_method: z
    .object({
      type: z.string(),
      card: z.object({ last4: z.string().optional() }).optional(),
      account_number: z.string().optional(),
    })
    .optional()
    .catch(undefined),
});
export type ProviderPayment = z.output<typeof paymentSchema>;

const refundSchema = z.object({
  id: z.string().min(1),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: amountSchema,
  cancellation_details: cancellationSchema.optional(),
});
export type ProviderRefund = z.output<typeof refundSchema>;

const receiptSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'succeeded', 'canceled']),
});
type ProviderReceipt = z.output<typeof receiptSchema>;

const listSchema = z.object({ items: z.array(paymentSchema), next_cursor: z.string().optional() });
type PaymentPage = z.output<typeof listSchema>;

const errorSchema = z.object({ code: z.string(), description: z.string().optional() });

/**
 * The outcome of a call. `unknown`: it may or may not have taken effect (time-out, 5xx, unreadable answer); only a repeat
 * with the same Idempotence-Key or a GET can tell. `rejected`: it did not and never will with this key.
 */
export type ProviderAnswer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'rejected'; readonly code: string; readonly description: string }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface YooKassa {
  readonly createPayment: (key: string, body: object) => Promise<ProviderAnswer<ProviderPayment>>;
  readonly getPayment: (id: string) => Promise<ProviderAnswer<ProviderPayment>>;
  /** Payments created since, the newest first. */
  readonly listPayments: (since: Date, cursor?: string) => Promise<ProviderAnswer<PaymentPage>>;
  readonly createRefund: (key: string, body: object) => Promise<ProviderAnswer<ProviderRefund>>;
  readonly getRefund: (id: string) => Promise<ProviderAnswer<ProviderRefund>>;
  readonly createReceipt: (key: string, body: object) => Promise<ProviderAnswer<ProviderReceipt>>;
  readonly getReceipt: (id: string) => Promise<ProviderAnswer<ProviderReceipt>>;
}

export interface YooKassaOptions {
  readonly timeoutMs?: number;
  /** Delays before a POST with an unknown outcome is repeated with the same key. */
  readonly repeatAfterMs?: readonly number[];
}

/** Never throws: `unknown` is a call without an answer, which may still have taken effect. */
export function createYooKassa(
  { url, shopId, secretKey }: MoneyConfig['yookassa'],
  { timeoutMs = 8000, repeatAfterMs = [300, 1500] }: YooKassaOptions = {},
): YooKassa {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  async function get<Value>(path: string, schema: z.ZodType<Value>): Promise<ProviderAnswer<Value>> {
    return readAnswer(
      await callHttp({ url: `${url}${path}`, headers: { authorization }, timeoutMs }),
      schema,
    );
  }

  async function post<Value>(path: string, key: string, body: object, schema: z.ZodType<Value>) {
    const headers = { authorization, 'content-type': 'application/json', 'idempotence-key': key };
    const call = {
      url: `${url}${path}`,
      method: 'POST' as const,
      headers,
      body: JSON.stringify(body),
      timeoutMs,
    };
    let answer = readAnswer(await callHttp(call), schema);
    for (const pauseMs of repeatAfterMs) {
      if (answer.kind !== 'unknown') return answer;
      await wait(pauseMs);
      answer = readAnswer(await callHttp(call), schema);
    }
    return answer;
  }

  /** An answer about another payment says nothing about ours. */
  async function getOne<Value extends { readonly id: string }>(
    path: string,
    id: string,
    schema: z.ZodType<Value>,
  ): Promise<ProviderAnswer<Value>> {
    const answer = await get(`${path}/${encodeURIComponent(id)}`, schema);
    return answer.kind === 'ok' && answer.value.id !== id
      ? { kind: 'unknown', reason: 'an answer about another object' }
      : answer;
  }

  const listPath = (since: Date, cursor?: string) =>
    `/payments?${new URLSearchParams({ limit: '100', 'created_at.gte': since.toISOString(), ...(cursor && { cursor }) }).toString()}`;

  return {
    createPayment: (key, body) => post('/payments', key, body, paymentSchema),
    getPayment: (id) => getOne('/payments', id, paymentSchema),
    listPayments: (since, cursor) => get(listPath(since, cursor), listSchema),
    createRefund: (key, body) => post('/refunds', key, body, refundSchema),
    getRefund: (id) => getOne('/refunds', id, refundSchema),
    createReceipt: (key, body) => post('/receipts', key, body, receiptSchema),
    getReceipt: (id) => getOne('/receipts', id, receiptSchema),
  };
}

function readAnswer<Value>(
  answer: Awaited<ReturnType<typeof callHttp>>,
  schema: z.ZodType<Value>,
): ProviderAnswer<Value> {
  if (!answer.answered) return { kind: 'unknown', reason: answer.reason };
  const { status } = answer;
  const body = jsonOf(answer.bytes);
  if (status === 200) {
    const parsed = schema.safeParse(body);
    return parsed.success
      ? { kind: 'ok', value: parsed.data }
      : { kind: 'unknown', reason: 'unreadable answer' };
  }
  // Rejected credentials are our misconfiguration: nothing was done, and the same key works once they are fixed.
  if (status >= 500 || status === 429 || status === 401)
    return { kind: 'unknown', reason: `status ${status}` };
  const error = errorSchema.safeParse(body);
  // A refusal in another format comes from a proxy and says nothing about the payment.
  if (!error.success) return { kind: 'unknown', reason: `status ${status}` };
  if (status === 404) return { kind: 'not_found' };
  return { kind: 'rejected', code: error.data.code, description: error.data.description ?? '' };
}
