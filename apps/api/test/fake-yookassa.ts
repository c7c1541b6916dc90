import { randomUUID } from 'node:crypto';
import { parseMoney, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { ProviderAnswer, ProviderPayment, ProviderRefund, YooKassa } from '#money/payments/yookassa.ts';

/** A failure of the next call: it is not done, or it is done and its answer lost. */
type Trouble = 'not_done' | 'answer_lost' | 'rejected';

export interface FakeYooKassa extends YooKassa {
  readonly payments: Map<string, ProviderPayment>;
  readonly refunds: Map<string, ProviderRefund>;
  readonly receipts: object[];
  /** Request bodies of creations, by key. */
  readonly requests: Map<string, object>;
  /** Calls by name, in order. */
  readonly calls: string[];
  readonly pay: (paymentId: string, amount?: Money) => ProviderPayment;
  readonly cancel: (paymentId: string) => ProviderPayment;
  readonly settleRefund: (refundId: string, status: 'succeeded' | 'canceled') => void;
  /** Refunds stay pending instead of succeeding at once. */
  holdRefunds: boolean;
  readonly trouble: (call: string, trouble: Trouble, times?: number) => void;
  /** Cancels planned failures. */
  readonly calm: () => void;
}

/** Records calls and makes planned failures happen. */
function createLine() {
  const calls: string[] = [];
  const troubles: { call: string; trouble: Trouble }[] = [];
  function call<Value>(name: string, work: () => ProviderAnswer<Value>): Promise<ProviderAnswer<Value>> {
    calls.push(name);
    const index = troubles.findIndex((one) => one.call === name);
    const [trouble] = index < 0 ? [] : troubles.splice(index, 1);
    if (trouble?.trouble === 'not_done') return Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    if (trouble?.trouble === 'rejected') {
      return Promise.resolve({ kind: 'rejected', code: 'invalid_request', description: 'no' });
    }
    const answer = work();
    return Promise.resolve(
      trouble?.trouble === 'answer_lost' ? { kind: 'unknown', reason: 'timeout' } : answer,
    );
  }
  const trouble: FakeYooKassa['trouble'] = (name, kind, times = 1) => {
    for (let i = 0; i < times; i += 1) troubles.push({ call: name, trouble: kind });
  };
  const calm = () => void troubles.splice(0);
  return { calls, call, trouble, calm };
}

/** A key creates one object: the same body gets it again, another body is refused. */
function createKeys() {
  const answered = new Map<string, { body: string; value: unknown }>();
  const requests = new Map<string, object>();
  function once<Value>(key: string, body: object, work: () => ProviderAnswer<Value>): ProviderAnswer<Value> {
    const first = answered.get(key);
    const text = JSON.stringify(body);
    if (first !== undefined) {
      return first.body === text
        ? { kind: 'ok', value: first.value as Value }
        : { kind: 'rejected', code: 'invalid_request', description: 'Idempotence key duplicated' };
    }
    requests.set(key, body);
    const answer = work();
    if (answer.kind === 'ok') answered.set(key, { body: text, value: answer.value });
    return answer;
  }
  return { requests, once };
}

interface Till extends ReturnType<typeof createLine>, ReturnType<typeof createKeys> {
  readonly payments: Map<string, ProviderPayment>;
}

const get = <Value>(map: Map<string, Value>, id: string): ProviderAnswer<Value> => {
  const value = map.get(id);
  return value === undefined ? { kind: 'not_found' } : { kind: 'ok', value };
};

const amountIn = (body: object) => parseMoney((body as { amount: { value: string } }).amount.value) as Money;

function startPayment(body: object): ProviderPayment {
  const id = `yoo-${randomUUID()}`;
  return {
    id,
    status: 'pending',
    amount: amountIn(body),
    created_at: new Date().toISOString(),
    metadata: (body as { metadata: Record<string, string> }).metadata,
    confirmation:
      (body as { confirmation?: { type: string } }).confirmation?.type === 'redirect'
        ? { confirmation_url: `https://pay.example/${id}` }
        : { confirmation_token: `ct-${id}` },
  };
}

function paymentCalls({ payments, call, once }: Till) {
  return {
    createPayment: (key, body) =>
      call('createPayment', () =>
        once(key, body, () => {
          const payment = startPayment(body);
          payments.set(payment.id, payment);
          return { kind: 'ok', value: payment };
        }),
      ),
    getPayment: (id) => call('getPayment', () => get(payments, id)),
    listPayments: () =>
      call('listPayments', () => ({ kind: 'ok', value: { items: [...payments.values()].reverse() } })),
  } satisfies Partial<YooKassa>;
}

/** Events caused by the customer or by time; accepts our ids and the provider's. */
function paymentEvents({ payments }: Till) {
  const byEitherId = (id: string): ProviderPayment => {
    const found =
      payments.get(id) ?? [...payments.values()].find(({ metadata }) => metadata?.['payment_id'] === id);
    if (found === undefined) throw new Error(`no payment ${id}`);
    return found;
  };
  const change = (id: string, more: Partial<ProviderPayment>): ProviderPayment => {
    const changed = { ...byEitherId(id), ...more };
    payments.set(changed.id, changed);
    return changed;
  };
  return {
    pay: (id, amount) =>
      change(id, {
        status: 'succeeded',
        payment_method: { type: 'bank_card', card: { last4: '4444' } },
        ...(amount !== undefined && { amount }),
      }),
    cancel: (id) =>
      change(id, {
        status: 'canceled',
        cancellation_details: { party: 'yoo_money', reason: 'expired_on_confirmation' },
      }),
  } satisfies Partial<FakeYooKassa>;
}

function refundCalls({ payments, call, once }: Till, areHeld: () => boolean) {
  const refunds = new Map<string, ProviderRefund>();
  function refund(body: object): ProviderAnswer<ProviderRefund> {
    const { payment_id } = body as { payment_id: string };
    const payment = payments.get(payment_id);
    if (payment === undefined) return { kind: 'not_found' };
    const amount = amountIn(body);
    const before = [...refunds.values()].filter(
      (one) => one.payment_id === payment_id && one.status !== 'canceled',
    );
    const left = before.reduce((sum, one) => subtract(sum, one.amount), payment.amount);
    if (payment.status !== 'succeeded' || subtract(left, amount) < 0) {
      return { kind: 'rejected', code: 'invalid_request', description: 'more than was paid' };
    }
    const id = `ref-${randomUUID()}`;
    const made: ProviderRefund = { id, payment_id, status: areHeld() ? 'pending' : 'succeeded', amount };
    refunds.set(id, made);
    return { kind: 'ok', value: made };
  }
  return {
    refunds,
    createRefund: (key, body) => call('createRefund', () => once(key, body, () => refund(body))),
    getRefund: (id) => call('getRefund', () => get(refunds, id)),
    settleRefund(id, status) {
      const known = refunds.get(id);
      if (known === undefined) return;
      const reason = { party: 'payment_network', reason: 'rejected_by_payee' };
      refunds.set(id, { ...known, status, ...(status === 'canceled' && { cancellation_details: reason }) });
    },
  } satisfies Partial<FakeYooKassa>;
}

function receiptCalls({ call, once }: Till) {
  const receipts: object[] = [];
  return {
    receipts,
    createReceipt: (key, body) =>
      call('createReceipt', () =>
        once(key, body, () => {
          receipts.push(body);
          return { kind: 'ok', value: { id: `rt-${randomUUID()}`, status: 'succeeded' as const } };
        }),
      ),
    getReceipt: (id) =>
      call('getReceipt', () => ({ kind: 'ok', value: { id, status: 'succeeded' as const } })),
  } satisfies Partial<FakeYooKassa>;
}

/** An in-memory provider with the real rules: keys, statuses, refunds within the payment. */
export function createFakeYooKassa(): FakeYooKassa {
  const till: Till = { ...createLine(), ...createKeys(), payments: new Map() };
  const { payments, requests, calls, trouble, calm } = till;
  const fake: FakeYooKassa = {
    payments,
    requests,
    calls,
    trouble,
    calm,
    holdRefunds: false,
    ...paymentCalls(till),
    ...paymentEvents(till),
    ...refundCalls(till, () => fake.holdRefunds),
    ...receiptCalls(till),
  };
  return fake;
}
