import { describe, expect, test } from 'vitest';
import {
  listAt,
  payByCard,
  paymentBody,
  rub,
  testSandbox,
  textAt,
  yookassa,
  GOOD_CARD,
} from '../testing/test-sandbox.ts';

describe('creating a payment', () => {
  test('a created payment is pending and has a token for the widget', async () => {
    const { status, body } = await yookassa(testSandbox(), 'POST', '/payments', paymentBody());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'pending',
      paid: false,
      amount: { value: '499.00', currency: 'RUB' },
      confirmation: { type: 'embedded', confirmation_token: expect.stringMatching(/^ct-/) },
      recipient: { account_id: 'sandbox-shop' },
      metadata: { order_id: 'order-72' },
      refundable: false,
      receipt_registration: 'pending',
      test: true,
    });
    expect(body['id']).toMatch(/^[0-9a-f]{8}-000f-5000-8000-[0-9a-f]{12}$/);
  });

  test('a payment with redirect confirmation has a link instead of a token', async () => {
    const confirmation = { type: 'redirect', return_url: 'https://shop.example/back' };
    const { body } = await yookassa(testSandbox(), 'POST', '/payments', paymentBody({ confirmation }));
    expect(textAt(body, 'confirmation.confirmation_url')).toMatch(
      /^http:\/\/sandbox\.test\/yookassa\/pay\/ct-/,
    );
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no amount', { amount: undefined }, 'amount'],
    ['an amount that is a number', { amount: { value: 499, currency: 'RUB' } }, 'amount.value'],
    ['three decimals', { amount: rub('499.000') }, 'amount.value'],
    ['zero', { amount: rub('0.00') }, 'amount.value'],
    ['dollars', { amount: { value: '499.00', currency: 'USD' } }, 'amount.currency'],
    ['no confirmation', { confirmation: undefined }, 'confirmation'],
    ['a redirect without an address', { confirmation: { type: 'redirect' } }, 'confirmation.return_url'],
    ['a long description', { description: 'о'.repeat(129) }, 'description'],
    [
      'too many metadata keys',
      { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`k${i}`, 'v'])) },
      'metadata',
    ],
    ['a long metadata value', { metadata: { k: 'v'.repeat(513) } }, 'metadata.k'],
    ['a long customer id', { merchant_customer_id: 'c'.repeat(201) }, 'merchant_customer_id'],
    ['an address that is none', { client_ip: '999.1.1.1' }, 'client_ip'],
    ['no receipt', { receipt: undefined }, 'receipt'],
  ])('a payment with %s is refused and the parameter is named', async (_case, overrides, parameter) => {
    const { status, body } = await yookassa(testSandbox(), 'POST', '/payments', paymentBody(overrides));
    expect(status).toBe(400);
    expect(body).toMatchObject({ type: 'error', code: 'invalid_request', parameter });
  });

  test('a confirmation method the shop does not have is refused', async () => {
    const { status, body } = await yookassa(
      testSandbox(),
      'POST',
      '/payments',
      paymentBody({ confirmation: { type: 'qr' } }),
    );
    expect([status, body['code']]).toEqual([403, 'forbidden']);
  });

  test('metadata is stored even when it looks like an answer', async () => {
    const { status, body } = await yookassa(
      testSandbox(),
      'POST',
      '/payments',
      paymentBody({ metadata: { body: 'x', status: '1' } }),
    );
    expect([status, body['metadata']]).toEqual([200, { body: 'x', status: '1' }]);
  });
});

describe('access', () => {
  test('missing and wrong credentials are refused in the format of the API', async () => {
    const sandbox = testSandbox();
    const none = await sandbox.call('GET', '/yookassa/v3/me');
    expect([none.status, none.body['code'], none.body['description']]).toEqual([
      401,
      'invalid_credentials',
      'Login has illegal format',
    ]);
    const wrong = await yookassa(sandbox, 'GET', '/me', undefined, {
      authorization: `Basic ${Buffer.from('a:b').toString('base64')}`,
    });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'invalid_credentials']);
  });

  test('the shop can be read with its credentials', async () => {
    expect((await yookassa(testSandbox(), 'GET', '/me')).body).toMatchObject({
      account_id: 'sandbox-shop',
      test: true,
    });
  });

  test('an unknown path is answered in the format of the API', async () => {
    const sandbox = testSandbox();
    const payment = await yookassa(sandbox, 'GET', '/payments/none');
    expect([payment.status, payment.body]).toMatchObject([
      404,
      { type: 'error', code: 'not_found', parameter: 'payment_id' },
    ]);
    expect((await yookassa(sandbox, 'GET', '/nothing')).body).toMatchObject({
      type: 'error',
      code: 'not_found',
    });
  });

  test('invalid JSON is an invalid request', async () => {
    const { status, body } = await testSandbox().call('POST', '/yookassa/v3/payments', {
      headers: { 'content-type': 'application/json' },
      payload: '{"amount":',
    });
    expect([status, body['code']]).toEqual([400, 'invalid_request']);
  });
});

describe('idempotence', () => {
  test('the same idempotence key and data return the first answer', async () => {
    const sandbox = testSandbox();
    const key = { 'idempotence-key': 'same' };
    const first = await yookassa(sandbox, 'POST', '/payments', paymentBody(), key);
    await payByCard(sandbox, textAt(first.body, 'confirmation.confirmation_token'), GOOD_CARD);
    const second = await yookassa(sandbox, 'POST', '/payments', paymentBody(), key);
    expect(second.body).toEqual(first.body);
    expect((await yookassa(sandbox, 'GET', '/payments')).body['items']).toHaveLength(1);
  });

  test('other data under a used key, a missing key and a long key are refused', async () => {
    const sandbox = testSandbox();
    await yookassa(sandbox, 'POST', '/payments', paymentBody(), { 'idempotence-key': 'used' });
    const other = await yookassa(sandbox, 'POST', '/payments', paymentBody({}, '500.00'), {
      'idempotence-key': 'used',
    });
    expect([other.status, other.body['parameter']]).toEqual([400, 'Idempotence-Key']);
    expect(
      (await yookassa(sandbox, 'POST', '/payments', paymentBody(), { 'idempotence-key': '' })).status,
    ).toBe(400);
    expect(
      (await yookassa(sandbox, 'POST', '/payments', paymentBody(), { 'idempotence-key': 'k'.repeat(65) }))
        .status,
    ).toBe(400);
  });

  test('a refused request can be corrected under the same key', async () => {
    const sandbox = testSandbox();
    const key = { 'idempotence-key': 'mended' };
    expect(
      (await yookassa(sandbox, 'POST', '/payments', paymentBody({ amount: undefined }), key)).status,
    ).toBe(400);
    expect((await yookassa(sandbox, 'POST', '/payments', paymentBody(), key)).status).toBe(200);
  });
});

describe('lists', () => {
  test('lists are paged by cursor and filtered by status and time', async () => {
    const sandbox = testSandbox();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push(textAt((await yookassa(sandbox, 'POST', '/payments', paymentBody())).body, 'id'));
      sandbox.pass(1000);
    }
    const first = (await yookassa(sandbox, 'GET', '/payments?limit=2')).body;
    expect(listAt(first, 'items').map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const rest = (await yookassa(sandbox, 'GET', `/payments?limit=2&cursor=${textAt(first, 'next_cursor')}`))
      .body;
    expect(listAt(rest, 'items').map(({ id }) => id)).toEqual([ids[0]]);
    expect(rest).not.toHaveProperty('next_cursor');
    expect((await yookassa(sandbox, 'GET', '/payments?status=succeeded')).body['items']).toEqual([]);
    const since = encodeURIComponent(textAt(first, 'items.1.created_at'));
    expect((await yookassa(sandbox, 'GET', `/payments?created_at.gte=${since}`)).body['items']).toHaveLength(
      2,
    );
    expect((await yookassa(sandbox, 'GET', '/payments?limit=101')).status).toBe(400);
    expect((await yookassa(sandbox, 'GET', '/payments?status=unknown')).status).toBe(400);
  });
});
