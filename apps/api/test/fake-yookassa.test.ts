import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createYooKassa } from '#money/payments/yookassa.ts';
import type { YooKassa } from '#money/payments/yookassa.ts';
import { testConfig } from './config.ts';
import { createFakeYooKassa } from './fake-yookassa.ts';
import { runSandbox } from './processes.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';

/** A provider, and what a customer with a good card does to a payment. */
interface Provider {
  readonly yookassa: YooKassa;
  readonly pay: (paymentId: string, token: string) => Promise<unknown>;
}

const inMemory = async (): Promise<Provider> => {
  const yookassa = createFakeYooKassa();
  return { yookassa, pay: async (paymentId) => yookassa.pay(paymentId) };
};

const inSandbox = async (): Promise<Provider> => {
  const sandbox = await runSandbox('');
  return {
    yookassa: createYooKassa(testConfig(sandboxEnvironment(sandbox)).yookassa),
    pay: (_, token) =>
      fetch(`${sandbox.url}/yookassa/pay/${token}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ number: '5555 5555 5555 4444', expiry: '12/39', cvc: '123' }),
      }),
  };
};

const rub = (value: string) => ({ value, currency: 'RUB' });
const paymentOf = (value: string) => ({
  amount: rub(value),
  capture: true,
  confirmation: { type: 'embedded', locale: 'ru_RU' },
  description: 'Заказ',
  metadata: { order_id: 'order-1' },
  receipt: {
    customer: { email: 'testov@example.com' },
    items: [
      {
        description: 'Проверка',
        quantity: '1',
        amount: rub(value),
        vat_code: 1,
        payment_subject: 'service',
        payment_mode: 'full_prepayment',
      },
    ],
  },
});
const refundOf = (payment_id: string, value: string) => {
  const { receipt } = paymentOf(value);
  return { payment_id, amount: rub(value), receipt };
};

// The fake that tests of the API pay at keeps the rules of the sandbox's provider, asked over its real protocol.
describe.each([
  ['the YooKassa of the tests', inMemory],
  ['the YooKassa of the sandbox', inSandbox],
])('%s', (_name, start) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await start();
  });
  const create = async (value: string, key: string = randomUUID()) => {
    const answer = await provider.yookassa.createPayment(key, paymentOf(value));
    if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  const paid = async (value: string) => {
    const { id, confirmation } = await create(value);
    await provider.pay(id, confirmation?.confirmation_token ?? '');
    return id;
  };
  const refund = (id: string, value: string) =>
    provider.yookassa.createRefund(randomUUID(), refundOf(id, value));

  test('makes a pending payment with a token for the form', async () => {
    expect(await create('499.00')).toMatchObject({
      status: 'pending',
      amount: 49_900,
      metadata: { order_id: 'order-1' },
      confirmation: { confirmation_token: expect.stringMatching(/^ct-/) },
    });
  });

  test('makes one payment for a key, and refuses another body under it', async () => {
    const key = randomUUID();
    const first = await create('499.00', key);
    expect((await create('499.00', key)).id).toBe(first.id);
    const other = await provider.yookassa.createPayment(key, paymentOf('500.00'));
    expect(other).toMatchObject({ kind: 'rejected', code: 'invalid_request' });
  });

  test('says of a payment what became of it, newest first in its list', async () => {
    const id = await paid('499.00');
    const answer = await provider.yookassa.getPayment(id);
    expect(answer).toMatchObject({ kind: 'ok', value: { status: 'succeeded', amount: 49_900 } });
    const list = await provider.yookassa.listPayments(new Date(0));
    expect(list.kind === 'ok' && list.value.items[0]?.id).toBe(id);
  });

  test('does not know what it never made', async () => {
    const { yookassa } = provider;
    const answers = [
      await yookassa.getPayment('none'),
      await yookassa.getRefund('none'),
      await refund('none', '1.00'),
    ];
    expect(answers.map(({ kind }) => kind)).toEqual(['not_found', 'not_found', 'not_found']);
  });

  test('gives back what was paid, in parts and never more', async () => {
    const id = await paid('499.00');
    expect(await refund(id, '199.00')).toMatchObject({ kind: 'ok', value: { status: 'succeeded' } });
    expect(await refund(id, '300.01')).toMatchObject({ kind: 'rejected', code: 'invalid_request' });
    expect(await refund(id, '300.00')).toMatchObject({ kind: 'ok', value: { amount: 30_000 } });
  });

  test('gives nothing back of what is not paid', async () => {
    const { id } = await create('499.00');
    expect(await refund(id, '1.00')).toMatchObject({ kind: 'rejected', code: 'invalid_request' });
  });
});
