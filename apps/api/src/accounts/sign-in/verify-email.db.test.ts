import { beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, visitorOf } from '../../../test/accounts.ts';
import { testConfig } from '../../../test/config.ts';
import { guestOrder, mailedLink, mailedPassword, regorder } from '../../../test/guest-orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

const OWN = 'своё длинное слово';

let world: TestWorld;
let logIn: ReturnType<typeof visitorOf>['logIn'];
let post: ReturnType<typeof visitorOf>['post'];
beforeAll(async () => {
  world = await createTestWorld();
  ({ logIn, post } = visitorOf(world));
});

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const orders = (token: string) => world.api.inject({ url: '/orders', headers: as(token) });

/** Somebody has ordered with this e-mail; its letter has arrived. */
async function ordered(within = world) {
  const { email, ...rest } = guestOrder();
  const answer = (await regorder(within, { email, ...rest })).json();
  const token: string = answer.jwt.token;
  const orderId: string = answer.data.order.id;
  const [link, password] = [await mailedLink(within, email), await mailedPassword(within, email)];
  return { email, token, orderId, link, password };
}

const verify = (token: string, password = OWN, headers: Record<string, string> = {}) =>
  post('/person/email/verify', { token, password }, headers);

async function openSessions(email: string): Promise<number> {
  const rows = await world.db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select('session.id')
    .where('email', '=', email)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.length;
}

describe('the link in the letter', () => {
  test('opens the account with a password of its owner and ends every session opened before', async () => {
    const guest = await ordered();
    const answer = await verify(guest.link);
    expect(answer.json()).toMatchObject({ is_signed_in: true, data: { email: guest.email } });
    expect((await orders(answer.json().jwt.token)).json()).toMatchObject({ total: 1 });
    expect((await orders(guest.token)).statusCode).toBe(401);
    expect((await logIn(guest.email, guest.password)).statusCode).toBe(401);
    expect((await logIn(guest.email, OWN)).statusCode).toBe(200);
  });

  test('gives the browser of the order a new session', async () => {
    const guest = await ordered();
    const answer = await verify(guest.link, OWN, { ...BROWSER, cookie: `_token=${guest.token}` });
    expect(answer.json().jwt.token).toBe('');
    const [, token = ''] = /\b_token=([\w-]{43})/.exec(String(answer.headers['set-cookie'])) ?? [];
    expect(token).not.toBe(guest.token);
    expect((await orders(token)).statusCode).toBe(200);
  });

  test('confirms the e-mail but leaves the session of another account that is open in the browser', async () => {
    const [guest, other] = [await ordered(), await world.signIn()];
    const answer = await verify(guest.link, OWN, { authorization: other.authorization });
    expect(answer.json()).toMatchObject({ is_signed_in: false, jwt: { token: '' } });
    expect((await other.request({ url: '/orders' })).statusCode).toBe(200);
    expect(await openSessions(guest.email)).toBe(0);
  });

  test('works once, and of two uses at once one is refused', async () => {
    const guest = await ordered();
    const answers = await Promise.all([verify(guest.link), verify(guest.link, 'другое длинное слово')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 410]));
    expect(await openSessions(guest.email)).toBe(1);
    expect((await verify(guest.link)).json()).toMatchObject({ status: 410, code: 'email_link_invalid' });
  });

  test('does not work after the mailed password was used', async () => {
    const guest = await ordered();
    expect((await logIn(guest.email, guest.password)).statusCode).toBe(200);
    expect((await verify(guest.link)).json()).toMatchObject({ code: 'email_link_invalid' });
  });

  test('and the mailed password used at once let one of them in', async () => {
    const guest = await ordered();
    const answers = await Promise.all([verify(guest.link), logIn(guest.email, guest.password)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await openSessions(guest.email)).toBe(1);
  });

  test('expires after a day', async () => {
    const own = await createTestWorld();
    const guest = await ordered(own);
    own.clock.advance(24 * 3600 * 1000 + 1000);
    const answer = await visitorOf(own).post('/person/email/verify', { token: guest.link, password: OWN });
    expect(answer.json()).toMatchObject({ code: 'email_link_invalid' });
  });

  test('is spent by a POST only, because mail scanners open links (V3.5.3)', async () => {
    const guest = await ordered();
    const opened = await world.api.inject({ url: `/person/email/verify?token=${guest.link}` });
    expect(opened.statusCode).toBe(405);
    expect((await verify(guest.link)).statusCode).toBe(200);
  });

  test('does not open a closed account', async () => {
    const guest = await ordered();
    await world.db
      .updateTable('app_user')
      .set({ closed_at: new Date() })
      .where('email', '=', guest.email)
      .execute();
    expect((await verify(guest.link)).json()).toMatchObject({ code: 'email_link_invalid' });
  });
});

describe('another letter with a link', () => {
  const again = (token: string) => post('/person/email/send_verification', {}, as(token));

  test('is sent to the session of the order, and every open link works until one is used', async () => {
    const guest = await ordered();
    const answer = await again(guest.token);
    expect(answer.json()).toEqual({ email: 'p***@example.com' });
    const second = await mailedLink(world, guest.email);
    expect(second).not.toBe(guest.link);
    expect((await verify(guest.link)).statusCode).toBe(200);
    expect((await verify(second)).json()).toMatchObject({ code: 'email_link_invalid' });
  });

  test('is limited', async () => {
    const strict = await createTestWorld({
      config: testConfig({}, { email_link_user: { count: 2, windowSeconds: 3600 } }),
    });
    const guest = await ordered(strict);
    const send = () => visitorOf(strict).post('/person/email/send_verification', {}, as(guest.token));
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await send()).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('is not sent when the e-mail is confirmed', async () => {
    const guest = await ordered();
    const { jwt } = (await verify(guest.link)).json();
    expect((await again(jwt.token)).json()).toMatchObject({ status: 409, code: 'email_already_verified' });
  });
});

describe('the mailed password', () => {
  test('ends every other session and has to be replaced before anything else (V6.4.1)', async () => {
    const guest = await ordered();
    const { jwt } = (await logIn(guest.email, guest.password)).json();
    expect((await orders(guest.token)).statusCode).toBe(401);
    expect((await orders(jwt.token)).json()).toMatchObject({ status: 403, code: 'password_change_needed' });
    const changed = await world.api.inject({
      method: 'PUT',
      url: '/person/update_password',
      headers: as(jwt.token),
      payload: { old_password: guest.password, password: OWN },
    });
    expect(changed.statusCode).toBe(200);
    expect((await orders(jwt.token)).json()).toMatchObject({ total: 1 });
    expect((await logIn(guest.email, guest.password)).statusCode).toBe(401);
  });

  test('says in the check of the session what is left to do', async () => {
    const guest = await ordered();
    const check = async (token: string) => (await post('/token', {}, as(token))).json();
    const nobody = { valid: true, account: null, person: null, tariff: null };
    const { email, orderId } = guest;
    const ownOrder = { to: 'own_order', email, order_id: orderId };
    expect(await check(guest.token)).toEqual({ ...nobody, restricted: ownOrder });
    const { jwt } = (await logIn(email, guest.password)).json();
    const newPassword = { to: 'password_change', email, order_id: null };
    expect(await check(jwt.token)).toEqual({ ...nobody, restricted: newPassword });
  });

  test('of a reset has to be replaced as well', async () => {
    const { email } = await visitorOf(world).register();
    await world.api.inject({
      method: 'PUT',
      url: '/reset',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: email }).toString(),
    });
    const letter = (await world.letters()).findLast(({ recipient }) => recipient === email);
    const [, password = ''] = /пароль: (\S+)/.exec(letter?.text ?? '') ?? [];
    const { jwt } = (await logIn(email, password)).json();
    expect((await orders(jwt.token)).json()).toMatchObject({ code: 'password_change_needed' });
  });
});
