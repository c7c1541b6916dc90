import { describe, expect, test } from 'vitest';
import { listAt, testSandbox } from '../testing/test-sandbox.ts';

describe('conversions', () => {
  test('conversions are stored as received and found by order', async () => {
    const sandbox = testSandbox();
    expect(
      (await sandbox.call('GET', '/metrica/collect?tid=1&cid=9&t=event&ea=buy&pa=purchase&ti=order-1&tr=499'))
        .status,
    ).toBe(200);
    const event = {
      client_id: '9',
      events: [{ name: 'purchase', params: { transaction_id: 'order-1', value: 499, currency: 'RUB' } }],
    };
    expect(
      (await sandbox.call('POST', '/ga4/mp/collect?measurement_id=G-1&api_secret=hidden', { payload: event }))
        .status,
    ).toBe(204);
    expect(
      (await sandbox.call('GET', '/admitad/tt?postback=1&order_id=order-1&uid=u&price=499')).status,
    ).toBe(200);
    const pixel = await sandbox.call('GET', '/actionpay/ok/77.png?actionpay=click&apid=order-1&price=499');
    expect([pixel.status, pixel.headers['content-type']]).toEqual([200, 'image/png']);
    const { body } = await sandbox.call('GET', '/control/api/received?subject=order-1');
    expect(listAt(body, 'received').map(({ target }) => target)).toEqual([
      'actionpay',
      'admitad',
      'ga4',
      'metrica',
    ]);
    expect(listAt(body, 'received')).toMatchObject([
      { parameters: { aim: '77.png', price: '499' } },
      {},
      { body: event },
      { parameters: { pa: 'purchase' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('hidden');
  });
});
