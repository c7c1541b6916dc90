import { auditOf } from '../../../test/audit.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, visitorOf } from '../../../test/accounts.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

interface Visitor {
  readonly email: string;
  readonly password: string;
  readonly id: string;
  readonly token: string;
}

async function registered(): Promise<Visitor> {
  const { email, password, body } = await visitorOf(world).register();
  return { email, password, id: body.data.id, token: body.jwt.token };
}
const signIn = async ({ email, password }: Visitor, agent = 'Test/1'): Promise<string> =>
  (await visitorOf(world).logIn(email, password, { 'user-agent': agent })).json().jwt.token;
const call = (token: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  world.api.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const isOpen = async (token: string) => (await call(token, 'GET', '/person/settings')).statusCode === 200;
const sessionsOf = async (token: string) => (await call(token, 'GET', '/person/sessions')).json().sessions;

describe('personal details', () => {
  test('changing name and phone keeps the session', async () => {
    const person = await registered();
    const answer = await call(person.token, 'PUT', '/person', {
      name: ' Образцова ',
      phone: '8 999 111 22 33',
    });
    expect(answer.json()).toMatchObject({
      data: { name: 'Образцова', phone: '+79991112233', is_phone_verified: false, email: person.email },
      jwt: { token: person.token },
    });
    expect(await isOpen(person.token)).toBe(true);
  });

  test('invalid details are refused by field and nothing changes', async () => {
    const person = await registered();
    expect((await call(person.token, 'PUT', '/person', { name: ' ', phone: '12' })).json()).toMatchObject({
      status: 400,
      fields: { name: 'Обязательное поле', phone: 'Некорректный номер телефона' },
    });
    expect((await call(person.token, 'GET', `/person/${person.id}`)).json()).toMatchObject({
      name: 'Тестов Тест',
    });
  });

  test('a browser gets no token that a script could read (V3.3.4)', async () => {
    const person = await registered();
    const answer = await world.api.inject({
      method: 'PUT',
      url: '/person',
      headers: { ...BROWSER, cookie: `_token=${person.token}` },
      payload: { name: 'Тестов', phone: '8 999 111 22 33' },
    });
    expect(answer.json().jwt).toEqual({ token: '' });
  });
});

describe('changes of a password', () => {
  const change = (token: string, old_password: string, password: string) =>
    call(token, 'PUT', '/person/update_password', { old_password, password });

  test('a new password closes all other sessions and replaces the old one (V6.2.2, V7.4.3)', async () => {
    const person = await registered();
    const other = await signIn(person);
    expect((await change(person.token, person.password, 'новый пароль')).json()).toEqual({ ok: true });
    expect([await isOpen(person.token), await isOpen(other)]).toEqual([true, false]);
    expect((await visitorOf(world).logIn(person.email, person.password)).statusCode).toBe(401);
    expect((await visitorOf(world).logIn(person.email, 'новый пароль')).statusCode).toBe(200);
    expect((await world.letters()).at(-1)).toMatchObject({
      recipient: person.email,
      subject: expect.stringContaining('Пароль изменён'),
    });
  });

  test('a new password needs the old one and invalidates a password sent by a reset (V6.2.3)', async () => {
    const person = await registered();
    expect((await change(person.token, 'не тот', 'новый пароль')).json()).toMatchObject({
      code: 'wrong_password',
    });
    expect(await isOpen(person.token)).toBe(true);
    await world.api.inject({
      method: 'PUT',
      url: '/reset',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=${encodeURIComponent(person.email)}`,
    });
    const sent = /пароль: (\S+)/.exec((await world.letters()).at(-1)?.text ?? '')?.[1] ?? '';
    expect(sent).toHaveLength(12);
    await change(person.token, person.password, 'новый пароль');
    expect((await visitorOf(world).logIn(person.email, sent)).statusCode).toBe(401);
  });

  test('of two concurrent changes of a password one succeeds', async () => {
    const person = await registered();
    const answers = await Promise.all(
      ['первый пароль', 'второй пароль'].map((password) => change(person.token, person.password, password)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('sessions of a person', () => {
  test('sessions are listed with their browsers and closed one by one, with the password (V7.5.2)', async () => {
    const person = await registered();
    const other = await signIn(person, 'Телефон/2');
    const list = await sessionsOf(person.token);
    expect(list).toMatchObject([
      { user_agent: 'Телефон/2', is_current: false },
      { is_current: true, address: '127.0.0.1' },
    ]);
    expect(JSON.stringify(list)).not.toContain('token');
    const close = async (password: string) => {
      const url = `/person/sessions/${list[0].session_id}/close`;
      return (await call(person.token, 'POST', url, { password })).json();
    };
    expect(await close('не тот пароль')).toMatchObject({ code: 'wrong_password' });
    expect(await isOpen(other)).toBe(true);
    expect(await close(person.password)).toEqual({ closed: 1 });
    expect(await close(person.password)).toMatchObject({ code: 'session_not_found' });
    expect([await isOpen(person.token), await isOpen(other)]).toEqual([true, false]);
  });

  test('all other sessions are closed at once, with the password, and the current one stays (V7.5.2)', async () => {
    const person = await registered();
    const others = [await signIn(person), await signIn(person)];
    const close = async (password: string) =>
      (await call(person.token, 'POST', '/person/sessions/close_others', { password })).json();
    expect(await close('не тот пароль')).toMatchObject({ code: 'wrong_password' });
    expect(await Promise.all(others.map(isOpen))).toEqual([true, true]);
    expect(await close(person.password)).toEqual({ closed: 2 });
    expect(await Promise.all(others.map(isOpen))).toEqual([false, false]);
    expect(await sessionsOf(person.token)).toMatchObject([{ is_current: true }]);
  });

  test("another user's sessions cannot be closed, and the attempt is logged", async () => {
    const [person, stranger] = [await registered(), await registered()];
    const [session] = await sessionsOf(person.token);
    expect(
      (
        await call(stranger.token, 'POST', `/person/sessions/${session.session_id}/close`, {
          password: stranger.password,
        })
      ).json(),
    ).toMatchObject({
      status: 404,
      code: 'session_not_found',
    });
    expect(await isOpen(person.token)).toBe(true);
    expect(await auditOf(world, stranger)).toEqual([{ action: 'session.close', owner_id: person.id }]);
  });
});
