import { describe, expect, test } from 'vitest';
import {
  listAt,
  payByCard,
  paymentBody,
  rub,
  testSandbox,
  textAt,
  yookassa,
} from '../testing/test-sandbox.ts';

const GOOD = '5555 5555 5555 4444';

async function paid(overrides: Record<string, unknown> = {}, value?: string) {
  const sandbox = testSandbox();
  const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody(overrides, value));
  await payByCard(sandbox, textAt(body, 'confirmation.confirmation_token'), GOOD);
  return { sandbox, id: textAt(body, 'id') };
}

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

describe('receipts', () => {
  const item = { description: 'Проверка', quantity: '2', amount: rub('249.50'), vat_code: 11 };
  const receipt = (overrides: object, itemOverrides: object = {}) => ({
    receipt: {
      customer: { email: 'testov@example.com' },
      items: [{ ...item, ...itemOverrides }],
      ...overrides,
    },
  });

  test('a receipt is accepted when its items times quantities equal the amount', async () => {
    expect((await yookassa(testSandbox(), 'POST', '/payments', paymentBody(receipt({})))).status).toBe(200);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['whose sum differs', receipt({}, { amount: rub('249.51') }), 'receipt'],
    ['without an e-mail', receipt({ customer: { phone: '79000000000' } }), 'receipt.customer.email'],
    ['with an unknown VAT code', receipt({}, { vat_code: 13 }), 'receipt.items[0].vat_code'],
    ['without a VAT code', receipt({}, { vat_code: undefined }), 'receipt.items[0].vat_code'],
    [
      'with a long description',
      receipt({}, { description: 'о'.repeat(129) }),
      'receipt.items[0].description',
    ],
    ['with an unknown payment mode', receipt({}, { payment_mode: 'later' }), 'receipt.items[0].payment_mode'],
    ['without items', receipt({ items: [] }), 'receipt.items'],
  ])('a receipt %s is refused', async (_case, overrides, parameter) => {
    const { status, body } = await yookassa(testSandbox(), 'POST', '/payments', paymentBody(overrides));
    expect([status, body['parameter']]).toEqual([400, parameter]);
  });

  test('a shop without a cash register may omit the receipt', async () => {
    const sandbox = testSandbox({ receiptRequired: false });
    expect((await yookassa(sandbox, 'POST', '/payments', paymentBody({ receipt: undefined }))).status).toBe(
      200,
    );
  });

  test('a delivery receipt settles the prepayment of a payment', async () => {
    const { sandbox, id } = await paid();
    const second = {
      type: 'payment',
      payment_id: id,
      customer: { email: 'testov@example.com' },
      items: [{ ...item, payment_mode: 'full_payment' }],
      settlements: [{ type: 'prepayment', amount: rub('499.00') }],
      send: true,
    };
    const made = await yookassa(sandbox, 'POST', '/receipts', second);
    expect(made.body).toMatchObject({ type: 'payment', payment_id: id, status: 'succeeded' });
    expect((await yookassa(sandbox, 'GET', `/receipts/${textAt(made.body, 'id')}`)).body).toEqual(made.body);
    const short = await yookassa(sandbox, 'POST', '/receipts', {
      ...second,
      settlements: [{ type: 'prepayment', amount: rub('1.00') }],
    });
    expect([short.status, short.body['parameter']]).toEqual([400, 'receipt']);
    expect((await yookassa(sandbox, 'POST', '/receipts', { ...second, payment_id: 'none' })).status).toBe(
      404,
    );
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
    await payByCard(sandbox, textAt(first.body, 'confirmation.confirmation_token'), GOOD);
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

describe('a payment on its way', () => {
  test('a one-stage payment succeeds with a good card', async () => {
    const { sandbox, id } = await paid();
    const { body } = await yookassa(sandbox, 'GET', `/payments/${id}`);
    expect(body).toMatchObject({
      status: 'succeeded',
      paid: true,
      refundable: true,
      income_amount: { value: '481.53' },
      refunded_amount: { value: '0.00' },
      receipt_registration: 'succeeded',
      payment_method: {
        type: 'bank_card',
        title: 'Bank card *4444',
        card: { first6: '555555', last4: '4444' },
      },
    });
    expect(body).not.toHaveProperty('confirmation');
    expect(body['captured_at']).toBeDefined();
  });

  test('a two-stage payment waits for capture, which may be partial', async () => {
    const { sandbox, id } = await paid({ capture: false });
    const held = await yookassa(sandbox, 'GET', `/payments/${id}`);
    expect(held.body).toMatchObject({ status: 'waiting_for_capture', paid: true, refundable: false });
    expect(
      (await yookassa(sandbox, 'POST', `/payments/${id}/capture`, { amount: rub('500.00') })).status,
    ).toBe(400);
    const done = await yookassa(sandbox, 'POST', `/payments/${id}/capture`, { amount: rub('400.00') });
    expect(done.body).toMatchObject({ status: 'succeeded', amount: { value: '400.00' } });
    expect((await yookassa(sandbox, 'POST', `/payments/${id}/capture`)).status).toBe(400);
  });

  test('the shop can cancel a two-stage payment', async () => {
    const { sandbox, id } = await paid({ capture: false });
    const { body } = await yookassa(sandbox, 'POST', `/payments/${id}/cancel`);
    expect(body).toMatchObject({
      status: 'canceled',
      paid: false,
      cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
    });
  });

  test('a payment can be captured with an empty body', async () => {
    const { sandbox, id } = await paid({ capture: false });
    const headers = { 'content-type': 'application/json' };
    const done = await yookassa(sandbox, 'POST', `/payments/${id}/capture`, undefined, headers);
    expect([done.status, done.body['status']]).toEqual([200, 'succeeded']);
  });

  test('a pending payment cannot be captured or cancelled', async () => {
    const sandbox = testSandbox();
    const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody());
    expect((await yookassa(sandbox, 'POST', `/payments/${textAt(body, 'id')}/cancel`)).status).toBe(400);
  });

  test('a payment ends after an hour without a card, and after seven days without capture', async () => {
    const sandbox = testSandbox();
    const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody());
    sandbox.pass(61 * 60_000);
    const late = await yookassa(sandbox, 'GET', `/payments/${textAt(body, 'id')}`);
    expect(late.body['cancellation_details']).toEqual({
      party: 'yoo_money',
      reason: 'expired_on_confirmation',
    });
    const held = await paid({ capture: false });
    held.sandbox.pass(7 * 24 * 3_600_000 + 60_000);
    const expired = await yookassa(held.sandbox, 'GET', `/payments/${held.id}`);
    expect(textAt(expired.body, 'cancellation_details.reason')).toBe('expired_on_capture');
  });
});

describe('refunds', () => {
  const refund = (id: string, value: string) => ({
    payment_id: id,
    amount: rub(value),
    description: 'Отказ',
  });

  test('partial refunds never exceed the payment', async () => {
    const { sandbox, id } = await paid();
    const first = await yookassa(sandbox, 'POST', '/refunds', refund(id, '199.00'));
    expect(first.body).toMatchObject({ status: 'succeeded', payment_id: id, amount: { value: '199.00' } });
    expect((await yookassa(sandbox, 'POST', '/refunds', refund(id, '300.01'))).status).toBe(400);
    expect((await yookassa(sandbox, 'POST', '/refunds', refund(id, '300.00'))).status).toBe(200);
    expect((await yookassa(sandbox, 'GET', `/payments/${id}`)).body).toMatchObject({
      refundable: false,
      refunded_amount: { value: '499.00' },
    });
    expect((await yookassa(sandbox, 'GET', `/refunds/${textAt(first.body, 'id')}`)).body).toEqual(first.body);
  });

  test('an unpaid payment cannot be refunded', async () => {
    const sandbox = testSandbox();
    const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody());
    expect((await yookassa(sandbox, 'POST', '/refunds', refund(textAt(body, 'id'), '1.00'))).status).toBe(
      400,
    );
    expect((await yookassa(sandbox, 'POST', '/refunds', refund('none', '1.00'))).status).toBe(404);
  });

  test('a refund can hang and fail, and reserves the money meanwhile', async () => {
    const { sandbox, id } = await paid();
    await sandbox.call('PUT', '/control/api/behaviours', {
      payload: { source: 'yookassa', operation: 'refund', subject: id, behaviour: { kind: 'stuck' } },
    });
    const hanging = await yookassa(sandbox, 'POST', '/refunds', refund(id, '400.00'));
    expect(hanging.body['status']).toBe('pending');
    expect((await yookassa(sandbox, 'POST', '/refunds', refund(id, '100.00'))).status).toBe(400);
    await sandbox.call('POST', `/control/api/refunds/${textAt(hanging.body, 'id')}/fail`, {
      payload: { reason: 'rejected_by_payee' },
    });
    const failed = await yookassa(sandbox, 'GET', `/refunds/${textAt(hanging.body, 'id')}`);
    expect(failed.body).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'rejected_by_payee' },
    });
    expect(textAt((await yookassa(sandbox, 'GET', `/payments/${id}`)).body, 'refunded_amount.value')).toBe(
      '0.00',
    );
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
