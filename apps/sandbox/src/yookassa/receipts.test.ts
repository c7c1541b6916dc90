import { describe, expect, test } from 'vitest';
import { paymentBody, rub, testSandbox, textAt, yookassa, paidPayment } from '../testing/test-sandbox.ts';

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
    const { sandbox, id } = await paidPayment();
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
