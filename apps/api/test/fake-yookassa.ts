import { randomUUID } from 'node:crypto';
import { parseMoney, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/validation/money';
import type { ProviderAnswer, ProviderPayment, ProviderRefund, YooKassa } from '../src/payments/yookassa.ts';

/** What goes wrong with the next call: it is not done, or it is done and only its answer is lost. */
type Trouble = 'not_done' | 'answer_lost' | 'rejected';

export interface FakeYooKassa extends YooKassa {
  readonly payments: Map<string, ProviderPayment>;
  readonly refunds: Map<string, ProviderRefund>;
  readonly receipts: object[];
  /** Bodies of the creations by their key. */
  readonly requests: Map<string, object>;
  /** Calls by name, in order. */
  readonly calls: string[];
  readonly pay: (paymentId: string, amount?: Money) => ProviderPayment;
  readonly cancel: (paymentId: string) => ProviderPayment;
  readonly settleRefund: (refundId: string, status: 'succeeded' | 'canceled') => void;
  /** Refunds stay pending instead of succeeding at once. */
  holdRefunds: boolean;
  readonly trouble: (call: string, trouble: Trouble, times?: number) => void;
}

/** The provider's rules in memory: keys, statuses, refunds within the payment. Ids of payments are ours or theirs. */
export function createFakeYooKassa(): FakeYooKassa {
  const payments = new Map<string, ProviderPayment>();
  const refunds = new Map<string, ProviderRefund>();
  const answered = new Map<string, { body: string; value: unknown }>();
  const receipts: object[] = [];
  const requests = new Map<string, object>();
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

  const get = <Value>(map: Map<string, Value>, id: string): ProviderAnswer<Value> => {
    const value = map.get(id);
    return value === undefined ? { kind: 'not_found' } : { kind: 'ok', value };
  };
  const amountIn = (body: object) =>
    parseMoney((body as { amount: { value: string } }).amount.value) as Money;
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

  const fake: FakeYooKassa = {
    payments,
    refunds,
    receipts,
    requests,
    calls,
    holdRefunds: false,
    pay: (id, amount) => change(id, { status: 'succeeded', ...(amount !== undefined && { amount }) }),
    cancel: (id) =>
      change(id, {
        status: 'canceled',
        cancellation_details: { party: 'yoo_money', reason: 'expired_on_confirmation' },
      }),
    settleRefund(id, status) {
      const refund = refunds.get(id);
      if (refund !== undefined) refunds.set(id, { ...refund, status });
    },
    trouble(name, trouble, times = 1) {
      for (let i = 0; i < times; i += 1) troubles.push({ call: name, trouble });
    },
    createPayment: (key, body) =>
      call('createPayment', () =>
        once(key, body, () => {
          const id = `yoo-${randomUUID()}`;
          const payment: ProviderPayment = {
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
          payments.set(id, payment);
          return { kind: 'ok', value: payment };
        }),
      ),
    getPayment: (id) => call('getPayment', () => get(payments, id)),
    listPayments: () =>
      call('listPayments', () => ({ kind: 'ok', value: { items: [...payments.values()].reverse() } })),
    createRefund: (key, body) =>
      call('createRefund', () =>
        once(key, body, () => {
          const { payment_id } = body as { payment_id: string };
          const payment = payments.get(payment_id);
          if (payment === undefined) return { kind: 'not_found' };
          const amount = amountIn(body);
          if (subtract(payment.amount, amount) < 0) {
            return { kind: 'rejected', code: 'invalid_request', description: 'exceeds the payment' };
          }
          const refund: ProviderRefund = {
            id: `ref-${randomUUID()}`,
            payment_id,
            status: fake.holdRefunds ? 'pending' : 'succeeded',
            amount,
          };
          refunds.set(refund.id, refund);
          return { kind: 'ok', value: refund };
        }),
      ),
    getRefund: (id) => call('getRefund', () => get(refunds, id)),
    createReceipt: (key, body) =>
      call('createReceipt', () =>
        once(key, body, () => {
          receipts.push(body);
          return { kind: 'ok', value: { id: `rt-${randomUUID()}`, status: 'succeeded' as const } };
        }),
      ),
    getReceipt: (id) =>
      call('getReceipt', () => ({ kind: 'ok', value: { id, status: 'succeeded' as const } })),
  };
  return fake;
}
