import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fromBalance, order } from '../../../test/orders.ts';
import { testPassword } from '../../../test/people.ts';
import { role, sendAll, subscribe, subscribed } from '../../../test/subscribed.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson } from '../../../test/world.ts';

describe('webhooks that end', () => {
  const signOut = (person: SignedInPerson) =>
    person.request({
      method: 'POST',
      url: '/person/sessions/close_others',
      payload: { password: testPassword },
    });

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
