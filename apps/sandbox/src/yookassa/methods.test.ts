import { describe, expect, test } from 'vitest';
import { payByCard, paymentBody, rub, testSandbox, textAt, yookassa } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const redirect = { type: 'redirect', return_url: 'https://shop.example/back' };

async function opened(overrides: Record<string, unknown> = {}) {
  const sandbox = testSandbox();
  const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody(overrides));
  const id = textAt(body, 'id');
  const listed = await sandbox.call('GET', `/control/api/payments?subject=${id}`);
  return { sandbox, id, body, token: textAt(listed.body, 'payments.0.token') };
}

const paymentOf = async (sandbox: TestSandbox, id: string) =>
  (await yookassa(sandbox, 'GET', `/payments/${id}`)).body;

const send = (sandbox: TestSandbox, url: string, fields: Record<string, string>) =>
  sandbox.call('POST', url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const confirmAt = (sandbox: TestSandbox, token: string, bank: string) =>
  send(sandbox, `/yookassa/sbp/${token}`, { bank });

const refund = async (sandbox: TestSandbox, id: string, value = '499.00') =>
  (await yookassa(sandbox, 'POST', '/refunds', { payment_id: id, amount: rub(value) })).body;

describe('SBP', () => {
  test('the form shows a code that leads to the bank of the payer, where the payment is confirmed', async () => {
    const { sandbox, id, token } = await opened();
    const page = await sandbox.call('GET', `/yookassa/pay/${token}?embedded=1&method=sbp`);
    expect(page.text).toContain('aria-label="QR-код для оплаты через СБП"');
    expect(page.text).toContain(`href="http://sandbox.test/yookassa/sbp/${token}"`);
    expect((await sandbox.call('GET', `/yookassa/sbp/${token}`)).text).toContain('Песочный банк');
    await confirmAt(sandbox, token, '100000009001');
    expect(await paymentOf(sandbox, id)).toMatchObject({
      status: 'succeeded',
      payment_method: {
        type: 'sbp',
        sbp_operation_id: expect.any(String),
        payer_bank_details: { bank_id: '100000009001', bic: '049999001' },
      },
    });
    expect((await sandbox.call('GET', `/yookassa/sbp/${token}`)).text).toContain('Платёж подтверждён');
    expect(await refund(sandbox, id, '100.00')).toMatchObject({
      status: 'succeeded',
      refund_method: { type: 'sbp' },
    });
  });

  test('a payment by code alone says in its confirmation what the code says', async () => {
    const { body, token, sandbox, id } = await opened({
      payment_method_data: { type: 'sbp' },
      confirmation: { type: 'qr' },
    });
    expect(body['confirmation']).toEqual({
      type: 'qr',
      confirmation_data: `http://sandbox.test/yookassa/sbp/${token}`,
    });
    await payByCard(sandbox, token, '5555 5555 5555 4444');
    expect(await paymentOf(sandbox, id)).toMatchObject({ status: 'pending' });
  });

  test.each([
    [{ bank: '100000009002' }, 'insufficient_funds'],
    [{ refuse: 'yes' }, 'general_decline'],
  ])('a payment the bank answers with %j is cancelled: %s', async (answer, reason) => {
    const { sandbox, id, token } = await opened();
    await send(sandbox, `/yookassa/sbp/${token}`, answer);
    expect(await paymentOf(sandbox, id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason },
      payment_method: { type: 'sbp' },
    });
  });

  test('a slow bank is waited for, and a code nobody reads expires after an hour', async () => {
    const slow = await opened();
    await confirmAt(slow.sandbox, slow.token, '100000009004');
    slow.sandbox.pass(2 * 3_600_000);
    expect(await paymentOf(slow.sandbox, slow.id)).toMatchObject({ status: 'pending' });
    await slow.sandbox.call('POST', `/control/api/payments/${slow.id}/finish`);
    expect(await paymentOf(slow.sandbox, slow.id)).toMatchObject({ payment_method: { type: 'sbp' } });
    const unread = await opened();
    unread.sandbox.pass(2 * 3_600_000);
    expect(await paymentOf(unread.sandbox, unread.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'expired_on_confirmation' },
    });
    expect((await unread.sandbox.call('GET', `/yookassa/sbp/${unread.token}`)).text).toContain('не прошёл');
  });

  test('a refund to an account that was closed since is refused', async () => {
    const { sandbox, id, token } = await opened();
    await confirmAt(sandbox, token, '100000009003');
    expect(await refund(sandbox, id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'rejected_by_payee' },
    });
  });
});

describe('a wallet', () => {
  const payFrom = (sandbox: TestSandbox, token: string, wallet: string) =>
    send(sandbox, `/yookassa/pay/${token}/wallet?embedded=1&method=yoo_money`, { wallet });

  test('pays, and is named in the payment', async () => {
    const { sandbox, id, token } = await opened();
    const page = await sandbox.call('GET', `/yookassa/pay/${token}?method=yoo_money`);
    expect(page.text).toContain('Номер кошелька');
    await payFrom(sandbox, token, '4100 1111 1111 1136');
    expect(await paymentOf(sandbox, id)).toMatchObject({
      status: 'succeeded',
      payment_method: { type: 'yoo_money', account_number: '4100111111111136' },
    });
    expect(await refund(sandbox, id)).toMatchObject({ status: 'succeeded' });
  });

  test.each([
    ['4100 1111 1111 1144', 'insufficient_funds'],
    ['4100 1999 9999 9999', 'payment_method_restricted'],
  ])('the wallet %s is declined: %s', async (wallet, reason) => {
    const { sandbox, id, token } = await opened();
    await payFrom(sandbox, token, wallet);
    expect(await paymentOf(sandbox, id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason },
    });
  });

  test('a number that is no wallet is refused at its field', async () => {
    const { sandbox, id, token } = await opened();
    expect((await payFrom(sandbox, token, '5555 5555')).text).toContain('начинается с 41001');
    expect(await paymentOf(sandbox, id)).toMatchObject({ status: 'pending' });
  });

  test('that was closed since refuses a refund', async () => {
    const { sandbox, id, token } = await opened();
    await payFrom(sandbox, token, '4100 1111 1111 1151');
    expect(await refund(sandbox, id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'yoo_money_account_closed' },
    });
  });
});

describe('the choice of a method', () => {
  test('the shop may leave one of them, and the form offers no other', async () => {
    const only = await opened({ payment_method_data: { type: 'yoo_money' }, confirmation: redirect });
    const page = await only.sandbox.call('GET', `/yookassa/pay/${only.token}?method=bank_card`);
    expect(page.text).toContain('Номер кошелька');
    expect(page.text).not.toContain('Способ оплаты');
    expect((await only.sandbox.call('GET', `/yookassa/sbp/${only.token}`)).status).toBe(404);
  });

  test.each([
    [{ payment_method_data: { type: 'sbp' } }, 400],
    [{ payment_method_data: { type: 'bank_card' }, confirmation: { type: 'qr' } }, 403],
    [{ payment_method_data: { type: 'tinkoff_bank' }, confirmation: redirect }, 403],
    [{ payment_method_data: {}, confirmation: redirect }, 400],
    [{ payment_method_data: { type: 'sbp' }, confirmation: redirect, capture: false }, 400],
  ])('a payment with %j is refused with %d', async (overrides, status) => {
    const sandbox = testSandbox();
    expect((await yookassa(sandbox, 'POST', '/payments', paymentBody(overrides))).status).toBe(status);
  });

  test('a payment in two stages is not offered over SBP', async () => {
    const { sandbox, token } = await opened({ capture: false });
    const page = await sandbox.call('GET', `/yookassa/pay/${token}`);
    expect(page.text).toContain('ЮMoney');
    expect(page.text).not.toContain('>СБП<');
  });
});
