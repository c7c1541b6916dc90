import type { ApiAccess } from '@proverka/contract/api-token';
import { personRoles } from '@proverka/contract/roles';
import { describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { fromBalance, order, PRICE } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const RENEW = { method: 'POST', url: '/api/create_or_renew' } as const;

async function withToken(world: TestWorld, role: number = personRoles.realtor) {
  const person = await world.signIn({ role, paid: 2 * PRICE });
  const { token } = (await person.request(RENEW)).json<{ token: string }>();
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

describe('scopes of a token', () => {
  test("the scopes of a token follow its owner's current role", async () => {
    const world = await createTestWorld();
    const { program, access } = await withToken(world);
    await world.owner.query('update app_user set role = $2 where id = $1', [program.id, personRoles.agent]);
    const refused = await order(program, fromBalance());
    expect(refused.json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await program.request({ url: '/orders' })).json().total).toBe(0);
    expect((await access()).events[0]).toMatchObject({ action: 'refused', endpoint: 'POST /order' });
  });

  test('a token can never renew itself', async () => {
    const world = await createTestWorld();
    const { program } = await withToken(world);
    expect((await program.request(RENEW)).statusCode).toBe(403);
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
