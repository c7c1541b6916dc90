import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import { beforeAll, expect } from 'vitest';
import { temporaryFolder } from './cleanup.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { EGRN_OBJECT } from './orders.ts';
import { freePort } from './postgres.ts';
import { runApi, runSandbox, runWorker } from './processes.ts';
import type { RunningProcess, RunningSandbox } from './processes.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';
import { until } from './until.ts';
import { consentNow } from './consents.ts';

interface RunningStack {
  database: TestDatabase;
  sandbox: RunningSandbox;
  environment: Record<string, string>;
  /** Where the API answers. */
  api: string;
  server: RunningProcess;
  worker: RunningProcess;
}

export interface Customer {
  readonly email: string;
  readonly order: PlacedOrder;
  readonly itemId: string;
  readonly get: <Answer>(path: string) => Promise<Answer>;
  /** A response whose body has not been read. */
  readonly open: (url: string) => Promise<Response>;
}

/** For a file of tests: API and worker as processes of their own, over the sandbox's protocols. */
export function startRunningStack() {
  const at = {} as RunningStack;
  beforeAll(async () => {
    Object.assign(at, await runStack());
  });
  return {
    at,
    buyAsGuest: (objectKey: string, productId = EGRN_OBJECT) => buyAsGuest(at.api, objectKey, productId),
    payByCard: (customer: Customer) => payByCard(at.sandbox, customer),
    switchTo: (setting: object) =>
      at.sandbox.control('/control/api/behaviours', { method: 'PUT', body: setting }),
    /** What the sandbox has of a subject. */
    listOf: async (kind: 'receipts' | 'extracts', subject: string): Promise<readonly unknown[]> => {
      const path = `/control/api/${kind}?subject=${encodeURIComponent(subject)}`;
      return (await at.sandbox.control<Record<string, unknown[]>>(path))[kind] ?? [];
    },
  };
}

async function runStack(): Promise<RunningStack> {
  const database = await createTestDatabase();
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const sandbox = await runSandbox(`${api}/payment/notification`);
  const environment = {
    DATABASE_URL: database.url,
    API_PORT: String(port),
    FILES_DIR: temporaryFolder(),
    LIMITS:
      'requests_address=100000/60,requests_account=100000/60,requests_photos=100000/60,register_address=1000/60,passport_address=1000/60',
    ...sandboxEnvironment(sandbox),
  };
  const server = runApi(environment);
  await server.untilSays(/"ready"/);
  const worker = runWorker(environment);
  await worker.untilSays(/"ready"/);
  return { database, sandbox, environment, api, server, worker };
}

/** A guest who orders and registers at once, as the order page does. */
async function buyAsGuest(api: string, object_key: string, product_id: string): Promise<Customer> {
  const email = `guest-${randomUUID()}@example.com`;
  const response = await fetch(`${api}/regorder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      order_items: [{ product_id, object_key, object_address: '' }],
      metadata: { orderType: 'object' },
      payment_source: 'yookassa',
      phone: '+79990001122',
      email,
      registartion_url: 'http://realestate.localhost/',
      redirect_url: 'http://realestate.localhost/',
      consent: consentNow,
    }),
  });
  const { jwt, data } = (await response.json()) as { jwt: { token: string }; data: { order: PlacedOrder } };
  const headers = { authorization: `Bearer ${jwt.token}` };
  return {
    email,
    order: data.order,
    itemId: data.order.order_items[0]?.order_item_id ?? '',
    get: async (path) => (await fetch(`${api}${path}`, { headers })).json() as never,
    open: (url) => fetch(url, { headers }),
  };
}

/** Pays in the provider's own form, as the widget does. */
async function payByCard(sandbox: RunningSandbox, { order }: Customer): Promise<void> {
  const token = order.payment_data?.confirmation.confirmation_token ?? '';
  const response = await fetch(`${sandbox.url}/yookassa/pay/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: '5555 5555 5555 4444', expiry: '12/39', cvc: '123' }),
  });
  expect(response.status).toBe(303);
}

export const reportOf = (customer: Customer, isGood: (report: Report) => boolean, seconds?: number) =>
  until(() => customer.get<Report>(`/report/${customer.itemId}`), isGood, seconds);
export const isDone = ({ status }: Report) => status === 'done';
