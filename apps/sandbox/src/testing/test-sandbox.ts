import type { InjectOptions } from 'fastify';
import { readConfig, type SandboxConfig } from '../config.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';

export type Reply = {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Record<string, unknown>;
};

export type TestSandbox = Sandbox & {
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: InjectOptions) => Promise<Reply>;
  /** Advances the clock of this sandbox. */
  pass: (ms: number) => void;
};

const parse = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** The value at a path such as `items.0.id` inside an answer. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((inner: unknown, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

export const textAt = (value: unknown, path: string): string => String(valueAt(value, path));

export const listAt = (value: unknown, path: string): Record<string, unknown>[] =>
  valueAt(value, path) as Record<string, unknown>[];

/** A sandbox in memory with its own clock and no rate limits; when started, it takes free ports. */
export function testSandbox(overrides: Partial<SandboxConfig> = {}): TestSandbox {
  const { dataDir: _folder, ...config } = readConfig({
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_RATES: 'none',
  });
  // Time moves only when advanced, so a slow machine changes nothing.
  let now = Date.now();
  const sandbox = createSandbox(
    { ...config, publicUrl: 'http://sandbox.test', ...overrides },
    () => new Date(now),
  );
  return {
    ...sandbox,
    pass: (ms) => {
      now += ms;
    },
    async call(method, url, options = {}) {
      const response = await sandbox.app.inject({ method, url, ...options });
      return {
        status: response.statusCode,
        body: parse(response.body),
        text: response.body,
        headers: response.headers,
      };
    },
  };
}

const SHOP = `Basic ${Buffer.from('sandbox-shop:sandbox-secret').toString('base64')}`;

let keys = 0;

/** Calls the payment API with the shop's credentials and, by default, a new idempotence key. */
export function yookassa(
  sandbox: TestSandbox,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  keys += 1;
  return sandbox.call(method, `/yookassa/v3${path}`, {
    headers: {
      authorization: SHOP,
      ...(method === 'POST' ? { 'idempotence-key': `key-${keys}` } : {}),
      ...headers,
    },
    ...(payload ? { payload } : {}),
  });
}

export const rub = (value: string) => ({ value, currency: 'RUB' });

/** A payment request with all required fields. */
export const paymentBody = (overrides: Record<string, unknown> = {}, value = '499.00') => ({
  amount: rub(value),
  capture: true,
  confirmation: { type: 'embedded', locale: 'ru_RU' },
  description: 'Заказ № 72',
  metadata: { order_id: 'order-72' },
  receipt: {
    customer: { email: 'testov@example.com' },
    items: [
      {
        description: 'Проверка объекта',
        quantity: '1',
        amount: rub(value),
        vat_code: 1,
        payment_subject: 'service',
        payment_mode: 'full_prepayment',
      },
    ],
  },
  ...overrides,
});

/** Pays through the card form; returns the page's answer. */
export const payByCard = (sandbox: TestSandbox, token: string, number: string): Promise<Reply> =>
  sandbox.call('POST', `/yookassa/pay/${token}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ number, expiry: '12/40', cvc: '123' }).toString(),
  });

export const GOOD_CARD = '5555 5555 5555 4444';

/** A payment made in a sandbox of its own and paid by a good card. */
export async function paidPayment(overrides: Record<string, unknown> = {}, value?: string) {
  const sandbox = testSandbox();
  const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody(overrides, value));
  await payByCard(sandbox, textAt(body, 'confirmation.confirmation_token'), GOOD_CARD);
  return { sandbox, id: textAt(body, 'id') };
}
