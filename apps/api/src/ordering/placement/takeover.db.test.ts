import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { guestOrder, mailedPassword, regorder } from '../../../test/guest-orders.ts';
import { BROWSER, visitorOf } from '../../../test/accounts.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const as = (token: string) => ({ authorization: `Bearer ${token}` });

describe("an order placed with a stranger's e-mail", () => {
  test('its session ends when the owner of the e-mail enters with the mailed password', async () => {
    const payload = guestOrder();
    const { jwt } = (await regorder(world, payload)).json();
    const login = await visitorOf(world).logIn(payload.email, await mailedPassword(world, payload.email));
    expect(login.statusCode).toBe(200);
    const answer = await world.api.inject({ url: '/orders', headers: as(jwt.token) });
    expect(answer.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test.each([
    ['the list of orders', 'GET', '/orders'],
    ['the sessions', 'GET', '/person/sessions'],
    ['the transactions', 'GET', '/transaction'],
    ['an API token', 'POST', '/api/create_or_renew'],
  ] as const)('its session is refused %s until the e-mail is confirmed', async (_what, method, url) => {
    const { jwt } = (await regorder(world, guestOrder())).json();
    const answer = await world.api.inject({ method, url, headers: as(jwt.token) });
    expect(answer.json()).toMatchObject({ status: 403, code: 'email_unverified' });
  });

  test('its session cannot be exchanged for a full one', async () => {
    const { jwt } = (await regorder(world, guestOrder())).json();
    const exchanged = await visitorOf(world).post('/token/exchange', { jwt_token: jwt.token });
    const token: unknown = exchanged.json().jwt?.token;
    const answer = await world.api.inject({ url: '/orders', headers: as(String(token)) });
    expect(answer.statusCode).not.toBe(200);
  });
});

describe("a repeat of a guest's order", () => {
  const SECRET = 'the-browser-made-this-one-beforehand';
  const sendTwice = async (first: object, second: object, headers: Record<string, string> = {}) => {
    const [payload, key] = [guestOrder(), randomUUID()];
    const before = (await regorder(world, { ...payload, ...first }, { key })).json();
    const answer = await regorder(world, { ...payload, ...second }, { key, headers });
    return { payload, key, before, answer, after: answer.json() };
  };
  const read = (orderId: string, token: string) =>
    world.api.inject({ url: `/order/${orderId}`, headers: as(token) });

  test('without the session or the secret of the first opens no session', async () => {
    const { before, after, answer } = await sendTwice({}, {}, BROWSER);
    expect(after).toEqual({ data: before.data, jwt: { token: '' }, session: 'none' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('with another secret opens no session', async () => {
    const other = { repeat_secret: SECRET.replace('this', 'that') };
    expect((await sendTwice({ repeat_secret: SECRET }, other)).after.session).toBe('none');
  });

  test('with a secret the first did not have opens no session', async () => {
    expect((await sendTwice({}, { repeat_secret: SECRET })).after.session).toBe('none');
  });

  test('with the secret of the first gets a session that reads and pays the order', async () => {
    const shown = { repeat_secret: SECRET };
    const { before, after } = await sendTwice(shown, shown);
    expect(after).toMatchObject({ data: before.data, session: 'opened' });
    expect(after.jwt.token).not.toBe(before.jwt.token);
    expect((await read(after.data.order.id, after.jwt.token)).statusCode).toBe(200);
  });

  test('with the session of the first keeps it', async () => {
    const payload = guestOrder();
    const first = (await regorder(world, payload, { key: 'of-one-browser' })).json();
    const headers = as(first.jwt.token);
    const repeated = (await regorder(world, payload, { key: 'of-one-browser', headers })).json();
    expect(repeated).toMatchObject({ session: 'kept', data: first.data });
    expect((await read(first.data.order.id, first.jwt.token)).statusCode).toBe(200);
  });

  test('opens nothing and tells nothing new once the owner of the e-mail has entered', async () => {
    const shown = { repeat_secret: SECRET };
    const { payload, key, before } = await sendTwice(shown, shown);
    await visitorOf(world).logIn(payload.email, await mailedPassword(world, payload.email));
    await world.db
      .updateTable('app_user')
      .set({ name: 'Тестова Владелица' })
      .where('email', '=', payload.email)
      .execute();
    const after = (await regorder(world, { ...payload, ...shown }, { key })).json();
    expect(after).toEqual({ data: before.data, jwt: { token: '' }, session: 'none' });
  });
});
