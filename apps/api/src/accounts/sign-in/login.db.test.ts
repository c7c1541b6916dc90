import { beforeAll, describe, expect, test } from 'vitest';
import { newEmail, registration, visitorOf } from '../../../test/accounts.ts';
import { testConfig } from '../../../test/config.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let logIn: ReturnType<typeof visitorOf>['logIn'];
let post: ReturnType<typeof visitorOf>['post'];
let register: ReturnType<typeof visitorOf>['register'];
beforeAll(async () => {
  world = await createTestWorld();
  ({ logIn, post, register } = visitorOf(world));
});

describe('login', () => {
  test('login ignores the case of the e-mail', async () => {
    const { email, password } = await register();
    expect((await logIn(email.toUpperCase(), password)).statusCode).toBe(200);
  });

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const { email } = await register();
    const wrong = (await logIn(email, 'не тот')).json();
    const unknown = (await logIn(newEmail(), 'не тот')).json();
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(wrong).toMatchObject({ status: 401, title: 'Неверный логин или пароль' });
  });

  test('login attempts are limited per account and per address', async () => {
    const strict = await createTestWorld({
      config: testConfig(
        {},
        {
          login_account: { count: 2, windowSeconds: 3600 },
          login_address: { count: 4, windowSeconds: 3600 },
        },
      ),
    });
    const attempt = (username: string, remoteAddress: string) =>
      strict.api.inject({
        method: 'POST',
        url: '/login',
        payload: { username, password: 'x' },
        remoteAddress,
      });
    const victim = newEmail();
    const statuses = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      statuses.push((await attempt(victim, address)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429]);
    for (let i = 0; i < 4; i += 1) await attempt(newEmail(), '198.51.100.9');
    const blocked = await attempt(newEmail(), '198.51.100.9');
    expect(blocked.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    // IPv6 users have a whole network of addresses.
    const ofNetwork: number[] = [];
    for (let i = 1; i <= 5; i += 1) {
      ofNetwork.push((await attempt(newEmail(), `2001:db8:5:6::${i}`)).statusCode);
    }
    expect(ofNetwork).toEqual([401, 401, 401, 401, 429]);
    expect((await attempt(newEmail(), '2001:db8:5:7::1')).statusCode).toBe(401);
  });
});

describe('password reset', () => {
  const reset = (username: string) =>
    world.api.inject({
      method: 'PUT',
      url: '/reset',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username }).toString(),
    });
  const sentPassword = async (email: string) => {
    const letter = (await world.letters()).findLast((one) => one.recipient === email);
    return /пароль: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  };

  test('a reset for an unknown e-mail gets the same answer', async () => {
    const { email } = await register();
    const [known, unknown] = [await reset(email), await reset(newEmail())];
    expect(known.json()).toEqual({ reset: 'ok' });
    expect(unknown.json()).toEqual(known.json());
    expect(unknown.statusCode).toBe(known.statusCode);
  });

  test('the old password works until the one from the reset is used', async () => {
    const { email, password, body } = await register();
    await reset(email);
    expect((await logIn(email, password)).statusCode).toBe(200);
    const fresh = await sentPassword(email);
    expect((await logIn(email, fresh)).statusCode).toBe(200);
    expect((await logIn(email, password)).statusCode).toBe(401);
    expect((await logIn(email, fresh)).statusCode).toBe(200);
    const before = await post('/token', {}, { authorization: `Bearer ${body.jwt.token}` });
    expect(before.json().valid).toBe(false);
  });

  test('an unused password from a reset expires after 24 hours (V6.4.1)', async () => {
    const late = await createTestWorld();
    const payload = registration();
    await late.api.inject({ method: 'POST', url: '/register', payload });
    await late.api.inject({ method: 'PUT', url: '/reset', payload: { username: payload.email } });
    const letter = (await late.letters()).at(-1);
    const fresh = /пароль: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    late.clock.advance(24 * 3600 * 1000 + 1000);
    const login = { method: 'POST', url: '/login' } as const;
    const status = async (password: string) =>
      (await late.api.inject({ ...login, payload: { username: payload.email, password } })).statusCode;
    expect(await status(fresh)).toBe(401);
    expect(await status(payload.password)).toBe(200);
  });
});

test('two hundred logins at once are hashed a few at a time; those that find no room are told when to come again', async () => {
  const { email, password } = await register();
  const answers = await Promise.all(Array.from({ length: 200 }, () => logIn(email, 'не тот пароль')));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(refused?.json()).toMatchObject({ code: 'service_unavailable' });
  expect(refused?.headers['retry-after']).toBe('3');
  expect((await logIn(email, password)).statusCode).toBe(200);
});
