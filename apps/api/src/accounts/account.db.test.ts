import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { createPerson } from '../../test/people.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { findSession, openSession } from './session.store.ts';
import { inTransaction } from '../db/transaction.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const HOST = 'realestate.localhost:3000';
const BROWSER = { 'x-forwarded-host': HOST, origin: `http://${HOST}` };
const newEmail = () => `person-${randomUUID()}@example.com`;

function registration(more: object = {}) {
  return {
    name: 'Тестов Тест',
    email: newEmail(),
    phone: '8 (999) 000-11-22',
    password: 'верный пароль',
    person_role: 5,
    registartion_url: `http://${HOST}/`,
    consent: { offer_version: '2026-11', personal_data_version: '2026-11' },
    ...more,
  };
}

const post = (
  url: string,
  payload: object,
  headers: Record<string, string> = {},
  more: Partial<InjectOptions> = {},
) => world.api.inject({ method: 'POST', url, payload, headers, ...more });
const logIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  post('/login', { username, password }, headers);

async function register(more: object = {}) {
  const payload = registration(more);
  const answer = await post('/register', payload);
  return { ...payload, answer, body: answer.json() };
}

describe('registration', () => {
  test('opens a session and says who is in', async () => {
    const { email, answer, body } = await register();
    expect(answer.statusCode).toBe(200);
    expect(body.data).toMatchObject({ email, balance: '0.00', person_role: 5, name: 'Тестов Тест' });
    const check = await post('/token', {}, { authorization: `Bearer ${body.jwt.token}` });
    expect(check.json()).toMatchObject({
      valid: true,
      account: { balance: '0.00', bonus_balance: '0.00', sum_of_transactions: '0.00' },
      tariff: { tariff_simple_id: 0 },
    });
  });

  test('keeps the e-mail lowercased and the phone as E.164', async () => {
    const email = newEmail();
    const { body } = await register({ email: ` ${email.toUpperCase()} ` });
    expect(body.data.email).toBe(email);
    const person = await world.api.inject({
      url: `/person/${body.data.id}`,
      headers: { authorization: `Bearer ${body.jwt.token}` },
    });
    expect(person.json()).toMatchObject({ phone: '+79990001122' });
  });

  test('a taken e-mail is refused with the word the page looks for', async () => {
    const { email } = await register();
    const { answer, body } = await register({ email: email.toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(body).toMatchObject({ code: 'email_taken' });
    expect(body.title).toContain('занят');
  });

  test('two at once with one e-mail make one account', async () => {
    const email = newEmail();
    const answers = await Promise.all([register({ email }), register({ email })]);
    expect(answers.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  test('role 12 becomes a client of the campaign risk50; admin and client cannot be chosen', async () => {
    const { body } = await register({ person_role: 12 });
    expect(body.data.person_role).toBe(1);
    const row = await world.db
      .selectFrom('app_user')
      .select('campaign')
      .where('id', '=', body.data.id)
      .executeTakeFirst();
    expect(row?.campaign).toBe('risk50');
    for (const person_role of [0, 1]) expect((await register({ person_role })).answer.statusCode).toBe(400);
  });

  test('the campaign freecloud is ignored', async () => {
    const payload = registration();
    const body = (await post('/register?campaign=freecloud', payload)).json();
    const row = await world.db
      .selectFrom('app_user')
      .select('campaign')
      .where('id', '=', body.data.id)
      .executeTakeFirst();
    expect(row?.campaign).toBeNull();
  });

  test('both consents are kept with version, time and address', async () => {
    const { body } = await register();
    const consents = await world.db
      .selectFrom('consent')
      .selectAll()
      .where('user_id', '=', body.data.id)
      .execute();
    expect(consents.map(({ kind }) => kind).sort()).toEqual(['offer', 'personal_data']);
    expect(consents[0]).toMatchObject({ text_version: '2026-11', address: '127.0.0.1' });
  });

  test('wrong fields are named in the specification’s words and nothing is created', async () => {
    const { body, email } = await register({ name: ' ', phone: '12345', password: '', email: 'не почта' });
    expect(body.fields).toEqual({
      name: 'Обязательное поле',
      email: 'Некорректный email',
      phone: 'Некорректный номер телефона',
      password: 'Обязательное поле',
    });
    expect(await world.db.selectFrom('app_user').select('id').where('email', '=', email).execute()).toEqual(
      [],
    );
  });

  test('without consent there is no account', async () => {
    const { answer, body } = await register({ consent: undefined });
    expect(answer.statusCode).toBe(400);
    expect(body.fields).toEqual({ consent: 'Обязательное поле' });
  });
});

describe('a session', () => {
  test('of a browser lives in a cookie no script reads, and the answer holds no token', async () => {
    const { email, password } = await register();
    const answer = await logIn(email, password, BROWSER);
    expect(answer.json().jwt.token).toBe('');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^_token=[\w-]{43};/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Path=/', 'Max-Age=2592000']) {
      expect(cookie).toContain(attribute);
    }
  });

  test('not to be remembered ends with the browser', async () => {
    const { email, password } = await register();
    const answer = await post('/login', { username: email, password, remember: false }, BROWSER);
    expect(String(answer.headers['set-cookie'])).not.toMatch(/Max-Age|Expires/);
  });

  test('is shared by the sub-domains of its brand', async () => {
    const { email, password } = await register();
    const host = 'auto.fizcheck.localhost';
    const answer = await logIn(email, password, { 'x-forwarded-host': host, origin: `http://${host}` });
    expect(String(answer.headers['set-cookie'])).toContain('Domain=fizcheck.localhost');
  });

  test('ends at logout, everywhere it was copied to', async () => {
    const { body } = await register();
    const headers = { authorization: `Bearer ${body.jwt.token}` };
    const out = await post('/logout', {}, headers);
    expect(String(out.headers['set-cookie'])).toMatch(/^_token=;/);
    expect((await post('/token', {}, headers)).json()).toMatchObject({ valid: false, person: null });
  });

  test('that is remembered ends after thirty days, another after one', async () => {
    const person = await createPerson(world.db);
    const expiry = async (isRemembered: boolean) => {
      const now = new Date('2026-11-01T00:00:00Z');
      const { token } = await inTransaction(world.db, (tx) => openSession(tx, person.id, isRemembered, now));
      return token;
    };
    const [remembered, forgotten] = [await expiry(true), await expiry(false)];
    const at = (token: string, day: string) =>
      findSession(world.db, token, new Date(`2026-${day}T00:00:00Z`));
    expect(await at(forgotten, '11-01')).toMatchObject({ userId: person.id });
    expect(await at(forgotten, '11-02')).toBeNull();
    expect(await at(remembered, '11-30')).toMatchObject({ userId: person.id });
    expect(await at(remembered, '12-01')).toBeNull();
  });

  test('an address’s token is exchanged once', async () => {
    const { body } = await register();
    const jwt_token = body.jwt.token;
    const answers = await Promise.all([1, 2].map(() => post('/token/exchange', { jwt_token }, BROWSER)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await post('/token', {}, { authorization: `Bearer ${jwt_token}` })).json().valid).toBe(false);
  });

  test('no password or token is stored in clear', async () => {
    const { body, password } = await register();
    const { rows } = await world.owner.query(`
      select (select string_agg(u::text, ' ') from app_user u) || (select string_agg(s::text, ' ') from session s) as everything`);
    expect(rows[0].everything).not.toContain(password);
    expect(rows[0].everything).not.toContain(body.jwt.token);
    expect(rows[0].everything).toContain('$argon2id$');
  });
});

describe('login', () => {
  test('takes the e-mail in any case', async () => {
    const { email, password } = await register();
    expect((await logIn(email.toUpperCase(), password)).statusCode).toBe(200);
  });

  test('answers a wrong password and an unknown e-mail in the same words', async () => {
    const { email } = await register();
    const wrong = (await logIn(email, 'не тот')).json();
    const unknown = (await logIn(newEmail(), 'не тот')).json();
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(wrong).toMatchObject({ status: 401, title: 'Неверный логин или пароль' });
  });

  test('is limited per account and per address', async () => {
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
    expect(blocked.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 3600 });
  });
});

describe('a reset', () => {
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

  test('answers the same for an e-mail nobody has', async () => {
    const { email } = await register();
    const [known, unknown] = [await reset(email), await reset(newEmail())];
    expect(known.json()).toEqual({ reset: 'ok' });
    expect(unknown.json()).toEqual(known.json());
    expect(unknown.statusCode).toBe(known.statusCode);
  });

  test('keeps the old password until the new one is used', async () => {
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

  test('the new password dies unused after 24 hours', async () => {
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

describe('a person’s data', () => {
  test('is seen by the person and by an admin, and is not found by others', async () => {
    const { body } = await register();
    const other = (await register()).body;
    const admin = await createPerson(world.db, { role: 0 });
    const { token } = await inTransaction(world.db, (tx) =>
      openSession(tx, admin.id, true, world.clock.now()),
    );
    const look = async (bearer: string) =>
      (
        await world.api.inject({
          url: `/person/${body.data.id}`,
          headers: { authorization: `Bearer ${bearer}` },
        })
      ).json();
    expect(await look(body.jwt.token)).toMatchObject({ id: body.data.id });
    expect(await look(token)).toMatchObject({ id: body.data.id });
    expect(await look(other.jwt.token)).toMatchObject({ code: 'person_not_found', status: 404 });
  });
});
