import { auditOf } from '../../../test/audit.ts';
import type { ApiAccess } from '@proverka/contract/api-token';
import { personRoles } from '@proverka/contract/roles';
import { describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { fromBalance, order, PRICE } from '../../../test/orders.ts';
import { testPassword } from '../../../test/people.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { scopesOf } from '../scopes.domain.ts';
import { warnOfExpiringTokens } from '../warn-of-expiring-tokens.ts';

const wanted = { password: testPassword, scopes: [...scopesOf(personRoles.realtor)], days: 90 };
const renewal = (more: object = {}) => ({
  method: 'POST' as const,
  url: '/api/create_or_renew',
  payload: { ...wanted, ...more },
});
const RENEW = renewal();
const DAY_MS = 86_400_000;

async function withToken(world: TestWorld, more: object = {}) {
  const person = await world.signIn({ role: personRoles.realtor, paid: 2 * PRICE });
  const { token } = (await person.request(renewal(more))).json<{ token: string }>();
  const authorization = `Bearer ${token}`;
  const program: SignedInPerson = {
    ...person,
    authorization,
    request: (more) => world.api.inject({ ...more, headers: { ...more.headers, authorization } }),
  };
  const access = async () => (await person.request({ url: '/api' })).json<ApiAccess>();
  return { person, program, token, access };
}

describe('API tokens', () => {
  test('a token is shown once and stored as a hash', async () => {
    const world = await createTestWorld();
    const { token, access } = await withToken(world);
    expect(token).toMatch(/^prv_[\w-]{43}$/);
    expect(JSON.stringify(await access())).not.toContain(token);
    expect((await access()).token).toMatchObject({ prefix: token.slice(0, 10), last_used_date: null });
    const { rows } = await world.owner.query('select * from api_token');
    expect(JSON.stringify(rows)).not.toContain(token.slice(10));
  });

  test("a token makes its owner's calls, and each that changes something is logged", async () => {
    const world = await createTestWorld();
    const { program, access, person } = await withToken(world);
    expect((await order(program, fromBalance())).statusCode).toBe(200);
    const byProgram = (await program.request({ url: '/orders' })).json();
    expect(byProgram).toEqual((await person.request({ url: '/orders' })).json());
    expect(byProgram.total).toBe(1);
    const { events, token } = await access();
    expect(events).toMatchObject([
      { action: 'called', endpoint: 'POST /order' },
      { action: 'created', endpoint: null },
    ]);
    expect(token?.last_used_date).not.toBeNull();
  });

  test('a token stops working when it is renewed or revoked', async () => {
    const world = await createTestWorld();
    const { person, program, access } = await withToken(world);
    const { token } = (await person.request(RENEW)).json<{ token: string }>();
    const statusOf = async (authorization: string) =>
      (await world.api.inject({ url: '/orders', headers: { authorization } })).statusCode;
    expect(await statusOf(program.authorization)).toBe(401);
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
    await person.request({ method: 'DELETE', url: '/api' });
    await person.request({ method: 'DELETE', url: '/api' });
    expect(await statusOf(`Bearer ${token}`)).toBe(401);
    expect((await access()).events.map(({ action }) => action)).toEqual(['revoked', 'renewed', 'created']);
    const { rows } = await world.owner.query('select end_reason from api_token order by created_at');
    expect(rows).toEqual([{ end_reason: 'renewed' }, { end_reason: 'revoked' }]);
  });

  test('concurrent renewals of a token leave one that works', async () => {
    const world = await createTestWorld();
    const { person } = await withToken(world);
    const tokens = await Promise.all(
      Array.from({ length: 5 }, async () => (await person.request(RENEW)).json<{ token: string }>().token),
    );
    const answers = await Promise.all(
      tokens.map((token) =>
        world.api.inject({ url: '/orders', headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('the token of a closed account is invalid', async () => {
    const world = await createTestWorld();
    const { program } = await withToken(world);
    await world.owner.query('update app_user set closed_at = now() where id = $1', [program.id]);
    expect((await program.request({ url: '/orders' })).statusCode).toBe(401);
  });

  test('a token sent in a cookie is ignored', async () => {
    const world = await createTestWorld();
    const { token } = await withToken(world);
    const answer = await world.api.inject({ url: '/orders', cookies: { _token: token } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the password behind a token', () => {
  test('a token needs the password of its owner, and guesses are counted (V7.5.1)', async () => {
    const world = await createTestWorld({
      config: testConfig({}, { password_user: { count: 3, windowSeconds: 3600 } }),
    });
    const { person, token } = await withToken(world);
    const guess = await person.request(renewal({ password: 'не тот' }));
    expect(guess.json()).toMatchObject({
      status: 422,
      code: 'wrong_password',
      title: 'Неверный прежний пароль',
    });
    expect((await person.request(renewal({ password: undefined }))).json().code).toBe('invalid_request');
    await person.request(renewal({ password: 'снова не тот' }));
    expect((await person.request(RENEW)).json().code).toBe('too_many_requests');
    const authorization = `Bearer ${token}`;
    expect((await world.api.inject({ url: '/orders', headers: { authorization } })).statusCode).toBe(200);
  });

  test('a token can never renew itself, even with the password', async () => {
    const world = await createTestWorld();
    const { program } = await withToken(world);
    expect((await program.request(RENEW)).json()).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('a token is made known by mail, with its end, its rights, when and from where', async () => {
    const world = await createTestWorld();
    const { person, access } = await withToken(world, { scopes: ['orders:read'] });
    await person.request(RENEW);
    await person.request({ method: 'DELETE', url: '/api' });
    const letters = (await world.letters()).filter(({ recipient }) => recipient === person.email);
    expect(letters.map(({ subject }) => subject.split(' — ')[0])).toEqual([
      'Выпущен токен API',
      'Токен API выпущен заново',
      'Доступ программ к личному кабинету закрыт',
    ]);
    const made = letters[0]?.text ?? '';
    expect(made).toContain('Что можно: видеть заказы');
    expect(made).toContain('IP-адрес: 127.0.0.1');
    expect(made).toMatch(/Если\sэто\sне\sвы:\sсмените\sпароль/);
    expect(letters[2]?.text).toContain('Почему: отозван владельцем');
    expect((await access()).token).toMatchObject({ end_reason: 'revoked', ended_date: expect.any(String) });
  });
});

describe('the end of a token', () => {
  test('a token expires on the chosen day, and is answered so (V9.2.1)', async () => {
    const world = await createTestWorld();
    const { program, access } = await withToken(world, { days: 30 });
    world.clock.advance(30 * DAY_MS - 60_000);
    expect((await program.request({ url: '/orders' })).statusCode).toBe(200);
    world.clock.advance(60_000);
    expect((await program.request({ url: '/orders' })).json()).toMatchObject({
      status: 401,
      code: 'api_token_expired',
      title: 'Срок действия токена API истёк. Выпустите новый в настройках личного кабинета',
    });
    // The session of its owner has ended by then too.
    const { rows } = await world.owner.query('select expires_at - created_at as life from api_token');
    expect(rows).toMatchObject([{ life: { days: 30 } }]);
    await expect(access()).resolves.toMatchObject({ code: 'unauthenticated' });
  });

  test('an expired token is shown as expired, and is not renewed but made anew', async () => {
    const world = await createTestWorld();
    const { access, person } = await withToken(world, { days: 30 });
    await world.owner.query(`update api_token set expires_at = now() - interval '1 hour'`);
    expect((await access()).token).toMatchObject({ end_reason: 'expired', ended_date: expect.any(String) });
    await person.request(RENEW);
    const { rows } = await world.owner.query('select end_reason from api_token order by created_at');
    expect(rows).toEqual([{ end_reason: 'expired' }, { end_reason: null }]);
    expect((await access()).events.map(({ action }) => action)).toEqual(['created', 'created']);
  });

  test('a revoked token is answered so, and a made-up one like no token at all', async () => {
    const world = await createTestWorld();
    const { person, program } = await withToken(world);
    await person.request({ method: 'DELETE', url: '/api' });
    expect((await program.request({ url: '/orders' })).json()).toMatchObject({
      status: 401,
      code: 'api_token_revoked',
    });
    const authorization = `Bearer prv_${'a'.repeat(43)}`;
    const answer = await world.api.inject({ url: '/orders', headers: { authorization } });
    expect(answer.json().code).toBe('unauthenticated');
  });

  test.each([7, 366, 0, -1, 3650])('a token is never valid for %i days', async (days) => {
    const world = await createTestWorld();
    const person = await world.signIn({ role: personRoles.realtor });
    expect((await person.request(renewal({ days }))).json().code).toBe('invalid_request');
  });

  test('the owner is told once, a week before the token expires', async () => {
    const world = await createTestWorld();
    const { person } = await withToken(world, { days: 30 });
    const warnings = async () => {
      await warnOfExpiringTokens(world.deps);
      const letters = await world.letters();
      return letters.filter(
        ({ recipient, subject }) => recipient === person.email && /действует до/.test(subject),
      );
    };
    world.clock.advance(22 * DAY_MS);
    expect(await warnings()).toHaveLength(0);
    world.clock.advance(DAY_MS);
    expect(await warnings()).toMatchObject([{ subject: expect.stringMatching(/до \d\d\.\d\d\.\d{4}/) }]);
    world.clock.advance(DAY_MS);
    expect(await warnings()).toHaveLength(1);
  });
});

describe('scopes of a token', () => {
  test('a token may do what its owner chose and nothing else', async () => {
    const world = await createTestWorld();
    const { person, program, access } = await withToken(world, { scopes: ['orders:read'] });
    expect((await program.request({ url: '/orders' })).statusCode).toBe(200);
    expect((await order(program, fromBalance())).json().code).toBe('forbidden');
    expect((await program.request({ url: '/transaction' })).json().code).toBe('forbidden');
    const refused = ['POST /order', 'GET /transaction'];
    expect((await auditOf(world, person)).map(({ action }) => action)).toEqual(refused);
    expect((await access()).token?.scopes).toEqual(['orders:read']);
  });

  test('a right that the role lacks cannot be chosen, and a token has at least one', async () => {
    const world = await createTestWorld();
    const person = await world.signIn({ role: personRoles.agent });
    for (const scopes of [['orders:read', 'orders:write'], [], ['everything']]) {
      const refused = (await person.request(renewal({ scopes }))).json();
      expect(refused.code).toBe('invalid_request');
      expect(Object.keys(refused.fields)[0]).toMatch(/^scopes/);
    }
  });

  test('a stored right that the role no longer gives is no right', async () => {
    const world = await createTestWorld();
    const { program } = await withToken(world);
    // As if a right had been taken from the role of realtors.
    await world.owner.query(`alter table app_user disable trigger user`);
    await world.owner.query('update app_user set role = $2 where id = $1', [program.id, personRoles.agent]);
    expect((await order(program, fromBalance())).json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await program.request({ url: '/orders' })).statusCode).toBe(200);
  });

  test('a private person gets no token', async () => {
    const world = await createTestWorld();
    const person = await world.signIn({ role: personRoles.customer });
    expect((await person.request(RENEW)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await person.request({ url: '/api' })).json()).toMatchObject({ available: false, scopes: [] });
  });
});

test('the rate limit is reported with every answer and applies to one token alone', async () => {
  const world = await createTestWorld({
    config: testConfig({}, { api_token: { count: 2, windowSeconds: 3600 } }),
  });
  const { program, person } = await withToken(world);
  const other = await withToken(world);
  const answers = [];
  for (let call = 0; call < 3; call += 1) answers.push(await program.request({ url: '/orders' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['1', '0', '0']);
  expect(answers[2]?.headers).toMatchObject({
    'ratelimit-limit': '2',
    'ratelimit-policy': '2;w=3600',
    'retry-after': answers[2]?.headers['ratelimit-reset'],
  });
  expect((await other.program.request({ url: '/orders' })).statusCode).toBe(200);
  expect((await person.request({ url: '/orders' })).statusCode).toBe(200);
});
