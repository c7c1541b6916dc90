import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  payByCard,
  paymentBody,
  rub,
  testSandbox,
  textAt,
  type TestSandbox,
  valueAt,
  yookassa,
} from '../testing/test-sandbox.ts';
import { nextPause } from './notification.ts';

type Shop = { server: Server; got: unknown[]; answers: number[] };

let shop: Shop;
let sandbox: TestSandbox;

beforeEach(async () => {
  const got: unknown[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      got.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop = { server, got, answers };
  const { port } = server.address() as AddressInfo;
  sandbox = testSandbox({ notifyUrl: `http://127.0.0.1:${port}/payment/notification` });
});

afterEach(async () => {
  await sandbox.stop();
  shop.server.closeAllConnections();
  await new Promise((resolve) => shop.server.close(resolve));
});

async function pay(overrides: Record<string, unknown> = {}): Promise<string> {
  const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody(overrides));
  await payByCard(sandbox, textAt(body, 'confirmation.confirmation_token'), '5555 5555 5555 4444');
  return textAt(body, 'id');
}

const behave = (behaviour: object, subject?: string) =>
  sandbox.call('PUT', '/control/api/behaviours', {
    payload: { source: 'yookassa', operation: 'notify', subject, behaviour },
  });

const events = (): unknown[] => shop.got.map((notification) => valueAt(notification, 'event'));

const states = async (): Promise<unknown[]> => {
  const { body } = await sandbox.call('GET', '/control/api/notifications');
  return (body['notifications'] as { state: string }[]).map(({ state }) => state);
};

describe('notifications', () => {
  test('a notification carries the payment as it was when it succeeded', async () => {
    const id = await pay();
    await expect.poll(() => shop.got).toHaveLength(1);
    expect(shop.got[0]).toMatchObject({
      type: 'notification',
      event: 'payment.succeeded',
      object: { id, status: 'succeeded', paid: true },
    });
    await expect.poll(states).toEqual(['delivered']);
  });

  test('the shop is notified of capture, cancellation and refunds', async () => {
    const id = await pay({ capture: false });
    await expect.poll(events).toEqual(['payment.waiting_for_capture']);
    await yookassa(sandbox, 'POST', `/payments/${id}/capture`);
    await expect.poll(events).toEqual(['payment.waiting_for_capture', 'payment.succeeded']);
    await yookassa(sandbox, 'POST', '/refunds', { payment_id: id, amount: rub('10.00') });
    await expect
      .poll(events)
      .toEqual(['payment.waiting_for_capture', 'payment.succeeded', 'refund.succeeded']);
  });

  test('a notification is retried until the shop answers 200', async () => {
    shop.answers.push(500);
    await pay();
    await expect.poll(() => shop.got.length, { timeout: 10_000 }).toBe(2);
    expect(shop.got[1]).toEqual(shop.got[0]);
    await expect.poll(states).toEqual(['delivered']);
  });

  test('notifications of one customer can be lost while those of another are duplicated', async () => {
    await behave({ kind: 'lose' }, 'order-lost');
    await behave({ kind: 'double' }, 'order-double');
    await pay({ metadata: { order_id: 'order-lost' } });
    const id = await pay({ metadata: { order_id: 'order-double' } });
    await expect.poll(() => shop.got).toHaveLength(2);
    expect(shop.got.map((notification) => textAt(notification, 'object.id'))).toEqual([id, id]);
    expect(await states()).toContain('lost');
  });

  test('a delayed notification is sent later', async () => {
    await behave({ kind: 'delay', ms: 200 });
    const started = Date.now();
    await pay();
    await expect.poll(() => shop.got).toHaveLength(1);
    expect(Date.now() - started).toBeGreaterThanOrEqual(190);
  });

  test('a reordered notification is sent after the next one about the same payment', async () => {
    await sandbox.call('PUT', '/control/api/behaviours', {
      payload: {
        source: 'yookassa',
        operation: 'notify',
        subject: 'order-72',
        behaviour: { kind: 'reorder' },
        times: 1,
      },
    });
    const id = await pay({ capture: false });
    await yookassa(sandbox, 'POST', `/payments/${id}/capture`);
    await expect.poll(events).toEqual(['payment.succeeded', 'payment.waiting_for_capture']);
  });

  test('any notification, lost ones included, can be sent again from the control page', async () => {
    await behave({ kind: 'lose' });
    await pay();
    const { body } = await sandbox.call('GET', '/control/api/notifications?subject=testov@example.com');
    await sandbox.call('POST', `/control/api/notifications/${textAt(body, 'notifications.0.id')}/send`);
    await expect.poll(events).toEqual(['payment.succeeded']);
  });
});

describe('pauses between attempts', () => {
  test('pauses between attempts grow and stop after a day', () => {
    const pauses = [1, 2, 3, 4, 5].map((failed) => nextPause(failed, 0) ?? 0);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(new Set(pauses).size).toBe(5);
    expect(nextPause(30, 24 * 3_600_000)).toBeUndefined();
  });
});
