import { describe, expect, test } from 'vitest';
import { paymentBody, rub, testSandbox, textAt, yookassa, paidPayment } from '../testing/test-sandbox.ts';

describe('refunds', () => {
  const refund = (id: string, value: string) => ({
    payment_id: id,
    amount: rub(value),
    description: 'Отказ',
  });

  test('partial refunds never exceed the payment', async () => {
    const { sandbox, id } = await paidPayment();
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
    const { sandbox, id } = await paidPayment();
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
