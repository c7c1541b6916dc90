import { describe, expect, test } from 'vitest';
import { paymentBody, rub, testSandbox, textAt, yookassa, paidPayment } from '../testing/test-sandbox.ts';

describe('a payment on its way', () => {
  test('a one-stage payment succeeds with a good card', async () => {
    const { sandbox, id } = await paidPayment();
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
    const { sandbox, id } = await paidPayment({ capture: false });
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
    const { sandbox, id } = await paidPayment({ capture: false });
    const { body } = await yookassa(sandbox, 'POST', `/payments/${id}/cancel`);
    expect(body).toMatchObject({
      status: 'canceled',
      paid: false,
      cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
    });
  });

  test('a payment can be captured with an empty body', async () => {
    const { sandbox, id } = await paidPayment({ capture: false });
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
    const held = await paidPayment({ capture: false });
    held.sandbox.pass(7 * 24 * 3_600_000 + 60_000);
    const expired = await yookassa(held.sandbox, 'GET', `/payments/${held.id}`);
    expect(textAt(expired.body, 'cancellation_details.reason')).toBe('expired_on_capture');
  });
});
