import { createHmac } from 'node:crypto';
import { personRoles } from '@proverka/contract/roles';
import type { WebhookDelivery, WebhookMessage } from '@proverka/contract/webhook';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/cleanup.ts';
import { testConfig } from '../../../test/config.ts';
import { FLAT, createFakeExtracts } from '../../../test/fake-extracts.ts';
import { fromBalance, order, PRICE } from '../../../test/orders.ts';
import { testPassword } from '../../../test/people.ts';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../test/protocol-fake.ts';
import { itemAbout } from '../../../test/reports.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { sendWebhooks } from '../send-webhooks.ts';

const role = personRoles.lawyer;

const subscribe = (person: SignedInPerson, url: string) =>
  person.request({ method: 'POST', url: '/webhooks', payload: { url, password: testPassword } });

async function subscribed(answers: readonly FakeAnswer[] = [{}]) {
  const receiver = await createProtocolFake(answers);
  const config = testConfig({
    WEBHOOK_PRIVATE_HOSTS: new URL(receiver.url).host,
    FILES_DIR: temporaryFolder(),
  });
  const extracts = createFakeExtracts();
  const world = await createTestWorld({ config, replace: { extracts } });
  const person = await world.signIn({ role, paid: 3 * PRICE });
  const { id, secret } = (await subscribe(person, `${receiver.url}/hook`)).json();
  const log = async (): Promise<WebhookDelivery[]> =>
    (await person.request({ url: `/webhooks/${id}/deliveries` })).json().deliveries;
  const sendTest = () => person.request({ method: 'POST', url: `/webhooks/${id}/test` });
  const messages = () => receiver.seen.map(({ body }) => JSON.parse(body) as WebhookMessage);
  /** Completes the supplier's work and everything that follows from it. */
  const deliver = async () => {
    await world.jobs.runDue();
    extracts.end('ready');
    await world.jobs.runAll('report.task');
    await world.jobs.runDue();
  };
  return {
    receiver,
    world,
    person,
    id: String(id),
    secret: String(secret),
    log,
    sendTest,
    messages,
    deliver,
  };
}

/** Repeats until nothing is due. */
async function sendAll({ deps }: TestWorld): Promise<void> {
  while ((await sendWebhooks(deps)) > 0);
}

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

  test("a subscriber's redirect is not followed", async () => {
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

describe('webhooks that end', () => {
  const signOut = (person: SignedInPerson) => person.request({ method: 'DELETE', url: '/person/sessions' });

  test('nothing is sent once everything that acts for the account has ended, not even what waited', async () => {
    const { receiver, world, person, id, sendTest } = await subscribed();
    await sendTest();
    expect((await signOut(person)).statusCode).toBe(200);
    await order(person, fromBalance());
    await sendAll(world);
    expect(receiver.seen).toEqual([]);
    const { rows } = await world.owner.query('select status, reason from webhook_delivery');
    expect(rows).toEqual([{ status: 'failed', reason: 'Подписка отключена' }]);
    expect((await person.request({ method: 'POST', url: `/webhooks/${id}/test` })).json().code).toBe(
      'webhook_not_found',
    );
  });

  test('a repeat that waits for its turn is not sent after the end', async () => {
    const { receiver, world, person, sendTest } = await subscribed([{ status: 500 }]);
    await sendTest();
    await sendAll(world);
    expect(receiver.seen).toHaveLength(1);
    await signOut(person);
    world.clock.advance(3_600_000);
    await sendAll(world);
    expect(receiver.seen).toHaveLength(1);
  });

  test('an ended webhook is listed with the reason, takes no place, and its secret signs nothing any more', async () => {
    const { receiver, world, person, secret, sendTest } = await subscribed();
    await signOut(person);
    const list = async () => (await person.request({ url: '/webhooks' })).json().webhooks;
    expect(await list()).toMatchObject([{ ended_date: expect.any(String), end_reason: 'signed_out' }]);
    const again = (await subscribe(person, `${receiver.url}/hook`)).json();
    expect(again.secret).not.toBe(secret);
    await sendTest();
    await person.request({ method: 'POST', url: `/webhooks/${again.id}/test` });
    await sendAll(world);
    const signature = (key: string) => {
      const { headers = {}, body = '' } = receiver.seen[0] ?? {};
      const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
      const bytes = Buffer.from(key.replace('whsec_', ''), 'base64');
      return `v1,${createHmac('sha256', bytes).update(signed).digest('base64')}`;
    };
    expect(receiver.seen).toHaveLength(1);
    expect(receiver.seen[0]?.headers['webhook-signature']).toBe(signature(again.secret));
    expect(receiver.seen[0]?.headers['webhook-signature']).not.toBe(signature(secret));
    await person.request({ method: 'DELETE', url: `/webhooks/${again.id}` });
    expect(await list()).toMatchObject([{ end_reason: 'signed_out' }]);
  });
});

describe('who may change webhooks', () => {
  test('a webhook needs the password of its owner, and is made known by mail without its path', async () => {
    const { world, person } = await subscribed();
    const url = 'https://hooks.example:8443/secret-path';
    const payload = { url, password: 'не тот' };
    const refused = await person.request({ method: 'POST', url: '/webhooks', payload });
    expect(refused.json()).toMatchObject({ status: 422, code: 'wrong_password' });
    await subscribe(person, url);
    const letters = (await world.letters()).filter(({ recipient }) => recipient === person.email);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.text).toContain('Сервер: hooks.example:8443');
    expect(letters[1]?.text).toContain('IP-адрес: 127.0.0.1');
    expect(letters[1]?.text).not.toContain('secret-path');
  });

  test('a program sees webhooks and their deliveries and can neither add, test nor remove one', async () => {
    const { world, person, id } = await subscribed();
    const payload = { password: testPassword, scopes: ['webhooks'], days: 30 };
    const { token } = (await person.request({ method: 'POST', url: '/api/create_or_renew', payload })).json();
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ['/webhooks', `/webhooks/${id}/deliveries`]) {
      expect((await world.api.inject({ url, headers })).statusCode).toBe(200);
    }
    for (const call of [
      {
        method: 'POST',
        url: '/webhooks',
        payload: { url: 'https://hooks.example/', password: testPassword },
      },
      { method: 'POST', url: `/webhooks/${id}/test` },
      { method: 'DELETE', url: `/webhooks/${id}` },
    ] as const) {
      expect((await world.api.inject({ ...call, headers })).json().code).toBe('forbidden');
    }
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
  test('no connection is made when a subscribed host resolves to a private address', async () => {
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

describe('webhook subscriptions', () => {
  test('a user has at most five subscriptions, also when they are added at once', async () => {
    const world = await createTestWorld();
    const person = await world.signIn({ role });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => subscribe(person, `https://hooks.example/${index}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().fields).toEqual({
      url: 'Не больше 5 подписок',
    });
    const listed = (await person.request({ url: '/webhooks' })).body;
    expect(listed).not.toContain('whsec_');
  });

  test('subscriptions are for business users, like tokens', async () => {
    const world = await createTestWorld();
    const answer = await subscribe(await world.signIn(), 'https://hooks.example/');
    expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test("another user's subscriptions are not found and stay", async () => {
    const { world, id, log } = await subscribed();
    const stranger = await world.signIn();
    for (const call of [
      { method: 'DELETE', url: `/webhooks/${id}` },
      { method: 'POST', url: `/webhooks/${id}/test` },
      { method: 'GET', url: `/webhooks/${id}/deliveries` },
    ] as const) {
      expect((await stranger.request(call)).json().code).toBe('webhook_not_found');
    }
    expect(await log()).toEqual([]);
  });

  test.each(['http://hooks.example/', 'https://10.0.0.1/', '', 'javascript:alert(1)'])(
    'a subscription to «%s» is refused by field',
    async (url) => {
      const world = await createTestWorld();
      const answer = await subscribe(await world.signIn({ role }), url);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields.url).toMatch(/[А-Я]/);
    },
  );
});
