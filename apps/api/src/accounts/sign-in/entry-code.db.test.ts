import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BROWSER, visitorOf } from '../../../test/accounts.ts';
import { testConfig } from '../../../test/config.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  person = await world.signIn({ email: `testov-${crypto.randomUUID()}@example.com` });
});

const OTHER_HOST = 'fizcheck.localhost:3000';
const onHost = (host: string) => ({ 'x-forwarded-host': host, origin: `http://${host}` });

const issue = async (who = person): Promise<string> =>
  (
    await who.request({
      method: 'POST',
      url: '/token/entry_code',
      headers: { 'x-forwarded-host': 'realestate.localhost:3000' },
    })
  ).json().jwt_token;
const present = (url: '/token/exchange' | '/token/entry_code/look', jwt_token: string, headers = {}) =>
  world.api.inject({ method: 'POST', url, payload: { jwt_token }, headers: { ...BROWSER, ...headers } });
const exchange = (code: string, headers = {}) => present('/token/exchange', code, headers);
const look = (code: string, headers = {}) => present('/token/entry_code/look', code, headers);
const sessionsOf = async ({ id }: { id: string }) =>
  (await world.owner.query('select 1 from session where user_id = $1', [id])).rows.length;

describe('a code in an address', () => {
  test('opens one session of its maker, and of two uses at once one succeeds (V6.5.1)', async () => {
    const code = await issue();
    const answers = await Promise.all([exchange(code), exchange(code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const opened = answers.find(({ statusCode }) => statusCode === 200);
    expect(opened?.json().data.email).toBe(person.email);
    expect(String(opened?.headers['set-cookie'])).toMatch(/^_token=[\w-]{43};/);
    expect(await sessionsOf(person)).toBe(2);
  });

  test("a session's own token is no code", async () => {
    const { body } = await visitorOf(world).register();
    expect((await exchange(body.jwt.token)).statusCode).toBe(401);
    const check = {
      method: 'POST',
      url: '/token',
      headers: { authorization: `Bearer ${body.jwt.token}` },
    } as const;
    expect((await world.api.inject(check)).json().valid).toBe(true);
  });

  test('never replaces a live session: its person stays signed in and the code is spent (V7.6.2)', async () => {
    const attacker = await world.signIn();
    const code = await issue(attacker);
    const cookie = `_token=${person.authorization.replace('Bearer ', '')}`;
    const answer = await exchange(code, { cookie });
    expect(answer.json().data.email).toBe(person.email);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await exchange(code)).statusCode).toBe(401);
    expect([await sessionsOf(person), await sessionsOf(attacker)]).toEqual([1, 1]);
  });

  test('changes nothing for its own maker and is spent', async () => {
    const code = await issue();
    const cookie = `_token=${person.authorization.replace('Bearer ', '')}`;
    expect((await look(code, { cookie })).json()).toEqual({
      is_signed_in: true,
      email: '',
      is_impersonation: false,
    });
    expect((await exchange(code)).statusCode).toBe(401);
    expect(await sessionsOf(person)).toBe(1);
  });

  test('names its maker to a guest by a masked e-mail and stays usable', async () => {
    const code = await issue();
    expect((await look(code)).json()).toEqual({
      is_signed_in: false,
      email: 't***@example.com',
      is_impersonation: false,
    });
    expect((await exchange(code)).statusCode).toBe(200);
    expect((await look(code)).statusCode).toBe(401);
  });

  test('is for the host it was made on (V9.2.3, V9.2.4)', async () => {
    const code = await issue();
    expect((await exchange(code, onHost(OTHER_HOST))).statusCode).toBe(401);
    expect((await exchange(code)).statusCode).toBe(200);
  });

  test('ends after five minutes and with the session that made it (V6.5.5, V9.2.1)', async () => {
    const late = await issue();
    world.clock.advance(300_001);
    expect((await exchange(late)).statusCode).toBe(401);
    const code = await issue();
    await person.request({ method: 'POST', url: '/logout' });
    expect((await exchange(code)).statusCode).toBe(401);
  });

  test('is not taken from another site', async () => {
    const code = await issue();
    const foreign = await exchange(code, { origin: 'https://evil.example' });
    expect(foreign.json()).toMatchObject({ code: 'origin_mismatch' });
    expect((await exchange(code)).statusCode).toBe(200);
  });

  test('is stored as a hash, and its making, use and refusal are in the journal', async () => {
    const code = await issue();
    await exchange(code);
    await exchange(code);
    const { rows } = await world.owner.query<{ all: string }>('select e::text as all from entry_code e');
    expect(rows.map(({ all }) => all).join('')).not.toContain(code);
    const events = await world.owner.query<{ event: string }>(
      `select event, owner_id from audit_event where owner_id = $1 or event = 'session.refused' order by seq desc limit 3`,
      [person.id],
    );
    expect(events.rows).toEqual([
      { event: 'session.refused', owner_id: null },
      { event: 'session.opened', owner_id: person.id },
      { event: 'entry_code.issued', owner_id: person.id },
    ]);
  });
});

test('wrong codes are limited per address, right ones do not count', async () => {
  const limits = { entry_code_address: { count: 3, windowSeconds: 1_000_000_000 } };
  const strict = await createTestWorld({ config: testConfig({}, limits) });
  const guest = (jwt_token: string) =>
    strict.api.inject({ method: 'POST', url: '/token/exchange', payload: { jwt_token }, headers: BROWSER });
  const maker = await strict.signIn();
  const make = {
    method: 'POST',
    url: '/token/entry_code',
    headers: { 'x-forwarded-host': BROWSER['x-forwarded-host'] },
  } as const;
  for (let one = 0; one < 5; one += 1)
    expect((await guest((await maker.request(make)).json().jwt_token)).statusCode).toBe(200);
  for (let one = 0; one < 3; one += 1) expect((await guest('wrong')).statusCode).toBe(401);
  expect((await guest('wrong')).json()).toMatchObject({ code: 'too_many_requests' });
});
