import { describe, expect, test } from 'vitest';
import {
  payByCard,
  paymentBody,
  testSandbox,
  textAt,
  type TestSandbox,
  yookassa,
} from '../testing/test-sandbox.ts';

async function opened(overrides: Record<string, unknown> = {}) {
  const sandbox = testSandbox();
  const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody(overrides));
  const id = textAt(body, 'id');
  const listed = await sandbox.call('GET', `/control/api/payments?subject=${id}`);
  return { sandbox, id, token: textAt(listed.body, 'payments.0.token') };
}

const statusOf = async (sandbox: TestSandbox, id: string): Promise<unknown> =>
  (await yookassa(sandbox, 'GET', `/payments/${id}`)).body;

const form = (sandbox: TestSandbox, url: string, fields: Record<string, string>) =>
  sandbox.call('POST', url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the card form', () => {
  test('the card form shows the amount, says that nothing is charged and lists the test cards', async () => {
    const { sandbox, token } = await opened();
    const page = await sandbox.call('GET', `/yookassa/pay/${token}`);
    expect(page.text).toContain('Оплатить 499,00\u00A0₽');
    expect(page.text).toContain('Песочница: деньги не списываются');
    for (const card of ['4444', '4592', '4535', '4543', '4568'])
      expect(page.text).toContain(`5555 5555 5555 ${card}`);
  });

  test('the card form may be framed by any site and runs only its own script', async () => {
    const { sandbox, token } = await opened();
    const { headers } = await sandbox.call('GET', `/yookassa/pay/${token}?embedded=1`);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('frame-ancestors');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  test('the card form offers «close» only where the link works without its script', async () => {
    const inFrame = await opened();
    const page = await inFrame.sandbox.call('GET', `/yookassa/pay/${inFrame.token}?embedded=1`);
    expect(page.text).toMatch(/<p class="pay-close" hidden>\s*<a href="#" data-close>Закрыть<\/a>/);
    const confirmation = { type: 'redirect', return_url: 'https://shop.example/back' };
    const alone = await opened({ confirmation });
    const { text } = await alone.sandbox.call('GET', `/yookassa/pay/${alone.token}`);
    expect(text).toMatch(/<p class="pay-close" >\s*<a href="https:\/\/shop\.example\/back" data-close>/);
  });

  test.each([
    ['5555 5555 5555 4445', '12/40', '123', 'Проверьте номер карты'],
    ['5555 5555 5555 4444', '13/40', '123', 'Укажите срок в виде ММ/ГГ'],
    ['5555 5555 5555 4444', '01/20', '123', 'Срок действия карты истёк'],
    ['5555 5555 5555 4444', '12/40', '12', 'Введите три цифры с обратной стороны'],
  ])(
    'the card form reports what is wrong with %s %s %s at the field',
    async (number, expiry, cvc, message) => {
      const { sandbox, id, token } = await opened();
      const page = await form(sandbox, `/yookassa/pay/${token}`, { number, expiry, cvc });
      expect(page.text).toContain(message);
      expect(page.text).toContain('aria-invalid="true"');
      expect(await statusOf(sandbox, id)).toMatchObject({ status: 'pending' });
    },
  );

  test("the card form escapes typed values and the order's text", async () => {
    const { sandbox, token } = await opened({ description: '<script>alert(1)</script>' });
    const page = await form(sandbox, `/yookassa/pay/${token}`, {
      number: '"><img src=x>',
      expiry: '',
      cvc: '',
    });
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).not.toContain('<img');
  });

  test.each([
    ['5555 5555 5555 4592', 'insufficient_funds'],
    ['5555555555554535', 'card_expired'],
    ['4111 1111 1111 1111', 'general_decline'],
  ])('the test card %s is declined: %s', async (number, reason) => {
    const { sandbox, id, token } = await opened();
    await payByCard(sandbox, token, number);
    expect(await statusOf(sandbox, id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'payment_network', reason },
      receipt_registration: 'canceled',
    });
  });

  test('after a declined card the form may let the customer try another', async () => {
    const { sandbox, id, token } = await opened();
    const setting = {
      source: 'yookassa',
      operation: 'decline',
      subject: 'testov@example.com',
      behaviour: { kind: 'retry' },
    };
    await sandbox.call('PUT', '/control/api/behaviours', { payload: setting });
    await payByCard(sandbox, token, '5555 5555 5555 4592');
    const page = await sandbox.call('GET', `/yookassa/pay/${token}`);
    expect(page.text).toContain('Не хватает денег. Попробуйте другую карту');
    await payByCard(sandbox, token, '5555 5555 5555 4444');
    expect(await statusOf(sandbox, id)).toMatchObject({ status: 'succeeded' });
  });

  test.each([
    ['yes', { status: 'succeeded', authorization_details: { three_d_secure: { applied: true } } }],
    ['no', { status: 'canceled', cancellation_details: { reason: '3d_secure_failed' } }],
  ])('the 3-D Secure card asks for confirmation and accepts the answer %s', async (answer, expected) => {
    const { sandbox, id, token } = await opened();
    await payByCard(sandbox, token, '5555 5555 5555 4543');
    const page = await sandbox.call('GET', `/yookassa/pay/${token}`);
    expect(page.text).toContain('Подтвердить');
    expect(page.text).toContain('Отказаться');
    expect(await statusOf(sandbox, id)).toMatchObject({ status: 'pending' });
    await form(sandbox, `/yookassa/pay/${token}/confirm`, { answer });
    expect(await statusOf(sandbox, id)).toMatchObject(expected);
  });

  test('a payment the bank leaves pending waits for the control page and does not expire', async () => {
    const { sandbox, id, token } = await opened();
    await payByCard(sandbox, token, '5555 5555 5555 4568');
    sandbox.pass(2 * 3_600_000);
    expect((await sandbox.call('GET', `/yookassa/pay/${token}`)).text).toContain('Платёж обрабатывается');
    await payByCard(sandbox, token, '5555 5555 5555 4444');
    expect(await statusOf(sandbox, id)).toMatchObject({ status: 'pending' });
    await sandbox.call('POST', `/control/api/payments/${id}/finish`);
    expect(await statusOf(sandbox, id)).toMatchObject({ status: 'succeeded' });
    expect((await sandbox.call('GET', `/yookassa/pay/${token}/status`)).body).toEqual({
      status: 'succeeded',
    });
  });

  test('a payment is charged once: a second card changes nothing', async () => {
    const { sandbox, id, token } = await opened();
    await payByCard(sandbox, token, '5555 5555 5555 4444');
    const before = await statusOf(sandbox, id);
    await payByCard(sandbox, token, '5555 5555 5555 4592');
    expect(await statusOf(sandbox, id)).toEqual(before);
  });

  test('after a redirect payment the customer is sent back to the shop', async () => {
    const { sandbox, token } = await opened({
      confirmation: { type: 'redirect', return_url: 'https://shop.example/back' },
    });
    const page = await payByCard(sandbox, token, '5555 5555 5555 4444');
    expect([page.status, page.headers['location']]).toEqual([303, 'https://shop.example/back']);
  });

  test('the form of an unknown payment says it was not found', async () => {
    const page = await testSandbox().call('GET', '/yookassa/pay/ct-none');
    expect(page.status).toBe(404);
    expect(page.text).toContain('data-error="invalid_token"');
  });

  test('the form of an expired payment tells the widget so', async () => {
    const { sandbox, token } = await opened();
    sandbox.pass(2 * 3_600_000);
    const page = await sandbox.call('GET', `/yookassa/pay/${token}`);
    expect(page.text).toContain('data-error="token_expired"');
    expect(page.text).toContain('Время на оплату вышло');
  });
});

describe('the widget script', () => {
  test('the widget script may be loaded by any page', async () => {
    const { status, headers, text } = await testSandbox().call(
      'GET',
      '/yookassa/checkout-widget/v1/checkout-widget.js',
    );
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(text).toContain('window.YooMoneyCheckoutWidget');
  });
});
