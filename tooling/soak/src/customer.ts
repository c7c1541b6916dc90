import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { currentVersion } from '@proverka/contract/consent-versions';

const today = new Date().toISOString().slice(0, 10);
const consentNow = {
  offer_version: currentVersion('offer', today),
  personal_data_version: currentVersion('personal_data', today),
};

/** What the API acknowledged: it must exist, whatever is killed afterwards. */
interface Acknowledged {
  readonly orders: string[];
  /** Orders whose payment the provider accepted. */
  readonly paid: string[];
  /** Requests without an answer, repeated with the same key. */
  repeats: number;
  /** Refused requests, by code. */
  readonly refusals: Map<string, number>;
}

export interface Customer {
  readonly acknowledged: Acknowledged;
  /** Orders, tops up and pays in sequence until the signal. */
  readonly live: (signal: AbortSignal) => Promise<void>;
}

const EGRN_OBJECT = '0192f0c1-0000-7000-8000-000000000001';
const FLAT = '77:06:0001001:1234';

interface Answer {
  readonly id?: string;
  readonly code?: string;
  readonly jwt?: { readonly token: string };
  readonly payment_data?: { readonly confirmation: { readonly confirmation_token: string } } | null;
}

/** Repeats a request until it is answered, with the same idempotency key. */
async function insist(url: string, init: RequestInit, repeated: () => void): Promise<Answer> {
  for (;;) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
      const answer = (await response.json()) as Answer;
      if (response.status < 500) return answer;
    } catch {
      // No answer, or a truncated one: the outcome is unknown.
    }
    repeated();
    await wait(100);
  }
}

/** A form whose answer was lost counts as not paid; if it was, reconciliation with the provider finds out. */
async function isFormPaid(form: string): Promise<boolean> {
  const body = new URLSearchParams({ number: '5555 5555 5555 4444', expiry: '12/39', cvc: '123' });
  return fetch(form, { method: 'POST', redirect: 'manual', body }).then(
    ({ status }) => status === 303,
    () => false,
  );
}

/** Registers a customer who buys from the balance, by card and by both. */
export async function createCustomer(apiUrl: string, sandboxUrl: string): Promise<Customer> {
  const acknowledged: Acknowledged = { orders: [], paid: [], repeats: 0, refusals: new Map() };
  const repeated = () => {
    acknowledged.repeats += 1;
  };
  const headers = { 'content-type': 'application/json' };
  const { jwt } = await insist(
    `${apiUrl}/register`,
    { method: 'POST', headers, body: JSON.stringify(registration()) },
    repeated,
  );
  if (jwt === undefined) throw new Error('a customer was not registered');

  async function post(path: string, body: object): Promise<Answer> {
    const authorization = `Bearer ${jwt?.token}`;
    const key = { authorization, 'idempotency-key': randomUUID() };
    const init = { method: 'POST', headers: { ...headers, ...key }, body: JSON.stringify(body) };
    const answer = await insist(`${apiUrl}${path}`, init, repeated);
    if (answer.id === undefined) {
      const code = answer.code ?? 'none';
      acknowledged.refusals.set(code, (acknowledged.refusals.get(code) ?? 0) + 1);
    } else acknowledged.orders.push(answer.id);
    return answer;
  }

  async function pay({ id, payment_data: payment }: Answer): Promise<void> {
    const token = payment?.confirmation.confirmation_token;
    if (id === undefined || token === undefined) return;
    if (await isFormPaid(`${sandboxUrl}/yookassa/pay/${token}`)) acknowledged.paid.push(id);
  }

  const order = (more: object) => post('/order', { ...ORDER, ...more });
  const ways = [
    async () => pay(await post('/top_up', { amount: 1000, payment_source: 'yookassa' })),
    async () => void (await order({ use_account_balance: true })),
    async () => void (await order({ use_account_balance: true })),
    async () => pay(await order({})),
    async () => pay(await order({ use_account_balance: true, pay_rest_by_card: true })),
  ];
  return {
    acknowledged,
    async live(signal) {
      for (let turn = 0; !signal.aborted; turn += 1) {
        await ways[turn % ways.length]?.();
        await wait(150);
      }
    },
  };
}

const ORDER = {
  order_items: [{ product_id: EGRN_OBJECT, object_key: FLAT, object_address: '', refresh: true }],
  metadata: { orderType: 'object' },
  payment_source: 'yookassa',
};

const registration = () => ({
  name: 'Тестов Тест',
  email: `soak-${randomUUID()}@example.com`,
  phone: '8 (999) 000-11-22',
  password: 'верный пароль',
  person_role: 5,
  registartion_url: 'http://realestate.localhost/',
  consent: consentNow,
});
