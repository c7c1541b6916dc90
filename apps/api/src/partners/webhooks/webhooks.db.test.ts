import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FLAT } from '../../../test/fake-extracts.ts';
import { fromBalance, order, PRICE } from '../../../test/orders.ts';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import { itemAbout } from '../../../test/reports.ts';
import { role, sendAll, subscribe, subscribed } from '../../../test/subscribed.ts';
import { createTestWorld } from '../../../test/world.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { sendWebhooks } from '../send-webhooks.ts';

describe('webhook subscribers', () => {
  test('a subscriber receives every change of an order and its items, signed', async () => {
    const { receiver, world, person, secret, messages, deliver } = await subscribed();
    const placed = (await order(person, fromBalance(itemAbout(FLAT.number)))).json();
    await deliver();
    await sendAll(world);
    const itemId = placed.order_items[0].order_item_id;
    const statuses = messages().flatMap((message) =>
      message.type === 'test' ? [] : [`${message.type} ${message.data.status}`],
    );
    expect(statuses.sort()).toEqual([
      'item.changed done',
      'item.changed running',
      'order.changed closed',
      'order.changed paid',
    ]);
    expect(messages().every(({ data }) => 'order_id' in data && data.order_id === placed.id)).toBe(true);
    expect(messages()).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ order_item_id: itemId, status: 'done' }) }),
    );
    for (const { headers, body } of receiver.seen) {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
      const expected = createHmac('sha256', key).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    }
  });

  test("a subscriber receives nothing about other users' orders", async () => {
    const { world, messages } = await subscribed();
    await order(await world.signIn({ paid: PRICE }), fromBalance());
    await sendAll(world);
    expect(messages()).toEqual([]);
  });

  test('a rolled-back change is not sent to subscribers', async () => {
    const { world, person, log } = await subscribed();
    const placed = (await order(person, fromBalance())).json();
    const before = (await log()).length;
    const rolledBack = inTransaction(world.db, async (tx) => {
      await tx.updateTable('customer_order').set({ status: 'closed' }).where('id', '=', placed.id).execute();
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect((await log()).length).toBe(before);
  });

  test('a failed delivery is retried with the same id for a day, and the log shows every attempt', async () => {
    const { receiver, world, sendTest, log } = await subscribed([{ status: 500 }]);
    await sendTest();
    await sendAll(world);
    expect(await log()).toMatchObject([
      { event: 'test', status: 'waiting', attempts: 1, answer_status: 500, reason: 'Ответ 500' },
    ]);
    for (let hour = 0; hour < 26; hour += 1) {
      world.clock.advance(3600_000);
      await sendAll(world);
    }
    const [delivery] = await log();
    expect(delivery).toMatchObject({ status: 'failed', next_attempt_date: null });
    expect(delivery?.attempts).toBeGreaterThan(5);
    expect(new Set(receiver.seen.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery?.id]),
    );
  });

  test('a subscriber that recovers receives the delivery', async () => {
    const { world, sendTest, log } = await subscribed([{ status: 503 }, { status: 204 }]);
    const { delivery_id } = (await sendTest()).json();
    await sendAll(world);
    world.clock.advance(11_000);
    await sendAll(world);
    expect(await log()).toMatchObject([
      { id: delivery_id, status: 'delivered', attempts: 2, answer_status: 204, reason: '' },
    ]);
  });

  test("a subscriber's redirect is not followed (V15.3.2)", async () => {
    const { receiver, world, sendTest, log } = await subscribed([{ status: 302 }]);
    await sendTest();
    await sendAll(world);
    expect(receiver.seen).toHaveLength(1);
    expect((await log())[0]?.reason).toContain('перенаправления не выполняются');
  });

  test('nothing is sent after unsubscribing', async () => {
    const { receiver, world, person, id, sendTest } = await subscribed();
    await sendTest();
    expect((await person.request({ method: 'DELETE', url: `/webhooks/${id}` })).json()).toEqual({ ok: true });
    await order(person, fromBalance());
    await sendAll(world);
    expect(receiver.seen).toEqual([]);
    expect((await person.request({ url: `/webhooks/${id}/deliveries` })).json().code).toBe(
      'webhook_not_found',
    );
  });
});

test('a delivery whose sender died is sent again after its lease', async () => {
  const { receiver, world, sendTest } = await subscribed();
  await sendTest();
  const marked = world.owner.query(`
    create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end';
    create trigger die before update of status on webhook_delivery for each row
      when (new.status = 'delivered') execute function die()`);
  await marked;
  await expect(sendWebhooks(world.deps)).rejects.toThrow('killed');
  await world.owner.query('drop trigger die on webhook_delivery');
  expect(await sendWebhooks(world.deps)).toBe(0);
  world.clock.advance(4000);
  expect(await sendWebhooks(world.deps)).toBe(1);
  const ids = receiver.seen.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('two concurrent senders deliver everything once', async () => {
  const { receiver, world, sendTest } = await subscribed();
  for (let count = 0; count < 12; count += 1) await sendTest();
  await Promise.all([1, 2, 3].map(() => sendAll(world)));
  expect(receiver.seen).toHaveLength(12);
});

test('a silent subscriber does not delay the others', async () => {
  const silent = await subscribed([{ silent: true }]);
  for (let count = 0; count < 30; count += 1) await silent.sendTest();
  const listening = await silent.world.signIn({ role });
  const { id } = (await subscribe(listening, `${silent.receiver.url}/other`)).json();
  await listening.request({ method: 'POST', url: `/webhooks/${id}/test` });
  expect(await sendWebhooks(silent.world.deps)).toBe(5);
  expect(silent.receiver.seen.filter(({ url }) => url === '/other')).toHaveLength(1);
  expect(await sendWebhooks(silent.world.deps)).toBe(0);
  silent.world.clock.advance(61_000);
  expect(await sendWebhooks(silent.world.deps)).toBeGreaterThan(0);
});

describe('subscribed names that resolve to a private address', () => {
  test('no connection is made when a subscribed host resolves to a private address (V1.3.6)', async () => {
    const receiver = await createProtocolFake([{}]);
    const world = await createTestWorld();
    const person = await world.signIn({ role });
    const { id } = (await subscribe(person, 'https://hooks.example/')).json();
    // The owner of a name can point it to the loopback address at any time.
    const inside = receiver.url.replace('http:', 'https:');
    await world.owner.query('update webhook set url = $2 where id = $1', [id, inside]);
    await person.request({ method: 'POST', url: `/webhooks/${id}/test` });
    await sendAll(world);
    const { deliveries } = (await person.request({ url: `/webhooks/${id}/deliveries` })).json();
    expect(deliveries).toMatchObject([{ status: 'waiting', reason: 'Адрес ведёт во внутреннюю сеть' }]);
    expect(receiver.seen).toEqual([]);
  });
});
