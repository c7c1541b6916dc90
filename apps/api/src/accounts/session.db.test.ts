import { beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, TLS_BROWSER, visitorOf } from '../../test/accounts.ts';
import { createPerson } from '../../test/people.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findSession } from './presented-session.store.ts';
import { openSession } from './session.store.ts';
import { noteUse } from './staff/staff-session.store.ts';

const DAY_MS = 86_400_000;

let world: TestWorld;
let logIn: ReturnType<typeof visitorOf>['logIn'];
let post: ReturnType<typeof visitorOf>['post'];
let register: ReturnType<typeof visitorOf>['register'];
beforeAll(async () => {
  world = await createTestWorld();
  ({ logIn, post, register } = visitorOf(world));
});

const sessionCookieOf = ({ headers }: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
  [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('_token=')) ?? '';

describe('sessions', () => {
  test("a browser's session is in a cookie no script can read, and the answer has no token (V3.3.2)", async () => {
    const { email, password } = await register();
    const answer = await logIn(email, password, TLS_BROWSER);
    expect(answer.json().jwt.token).toBe('');
    const cookie = sessionCookieOf(answer);
    expect(cookie).toMatch(/^_token=[\w-]{43};/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Path=/', 'Max-Age=2592000']) {
      expect(cookie).toContain(attribute);
    }
  });

  test('on a development host over HTTP it goes without Secure, which WebKit would drop, and is opened and cleared', async () => {
    const { email, password } = await register();
    const cookie = sessionCookieOf(await logIn(email, password, BROWSER));
    expect(cookie).toMatch(/^_token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const out = await post('/logout', {}, { ...BROWSER, cookie: cookie.split(';')[0] ?? '' });
    expect(out.statusCode).toBe(200);
    expect(sessionCookieOf(out)).toMatch(/^_token=; .*HttpOnly; SameSite=Lax/);
    expect(sessionCookieOf(out)).not.toContain('Secure');
  });

  test('a session without «remember me» ends with the browser', async () => {
    const { email, password } = await register();
    const answer = await post('/login', { username: email, password, remember: false }, BROWSER);
    expect(sessionCookieOf(answer)).not.toMatch(/Max-Age|Expires/);
  });

  test('a session is shared by the sub-domains of its brand', async () => {
    const { email, password } = await register();
    const host = 'auto.fizcheck.localhost';
    const answer = await logIn(email, password, { 'x-forwarded-host': host, origin: `http://${host}` });
    expect(String(answer.headers['set-cookie'])).toContain('Domain=fizcheck.localhost');
  });

  test('a session ends at logout wherever its token was copied (V7.4.1)', async () => {
    const { body } = await register();
    const headers = { authorization: `Bearer ${body.jwt.token}` };
    const out = await post('/logout', {}, headers);
    expect(String(out.headers['set-cookie'])).toMatch(/^_token=;/);
    expect((await post('/token', {}, headers)).json()).toMatchObject({ valid: false, person: null });
  });

  test('a remembered session expires after thirty days, any other after one (V7.3.2)', async () => {
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
    for (const day of ['11-12', '11-24']) {
      const session = await at(remembered, day);
      if (session !== null) await noteUse(world.db, session, new Date(`2026-${day}T00:00:00Z`));
    }
    expect(await at(remembered, '11-30')).toMatchObject({ userId: person.id });
    expect(await at(remembered, '12-01')).toBeNull();
  });

  test('signing in again ends the session the browser had, and nobody else’s (V7.2.4)', async () => {
    const { email, password } = await register();
    const tokenIn = (answer: Parameters<typeof sessionCookieOf>[0]) =>
      /^_token=([\w-]{43});/.exec(sessionCookieOf(answer))?.[1] ?? '';
    const isOpen = async (token: string) => (await findSession(world.db, token, new Date())) !== null;
    const [elsewhere, first] = [
      tokenIn(await logIn(email, password, BROWSER)),
      tokenIn(await logIn(email, password, BROWSER)),
    ];
    const again = tokenIn(await logIn(email, password, { ...BROWSER, cookie: `_token=${first}` }));
    expect(again).not.toBe(first);
    expect(await Promise.all([elsewhere, first, again].map(isOpen))).toEqual([true, false, true]);
    await logIn(email, 'не тот пароль', { ...BROWSER, cookie: `_token=${again}` });
    expect(await isOpen(again)).toBe(true);
  });

  test('a session ends after fourteen days without a request, and a used one does not (V7.3.1)', async () => {
    const own = await createTestWorld();
    const [unused, used] = [await own.signIn(), await own.signIn()];
    const statusOf = async ({ request }: typeof used) =>
      (await request({ url: '/person/settings' })).statusCode;
    own.clock.advance(13 * DAY_MS);
    expect(await statusOf(used)).toBe(200);
    own.clock.advance(DAY_MS + 1000);
    expect(await Promise.all([unused, used].map(statusOf))).toEqual([401, 200]);
  });

  test('of fifty-one sessions of an account the one unused for longest ends (V7.1.2)', async () => {
    const person = await createPerson(world.db);
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
    const now = at(60);
    const open = (hour: number) =>
      inTransaction(world.db, (tx) => openSession(tx, person.id, true, at(hour)));
    const tokens: string[] = [];
    for (let hour = 0; hour < 50; hour += 1) tokens.push((await open(hour)).token);
    const isOpen = async (at0: number) => (await findSession(world.db, tokens[at0] ?? '', now)) !== null;
    expect(await isOpen(0)).toBe(true);
    tokens.push((await open(51)).token);
    expect([await isOpen(0), await isOpen(1), await isOpen(50)]).toEqual([false, true, true]);
    const { rows } = await world.owner.query(
      `select after->>'why' as why from audit_event where event = 'session.closed' and owner_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ why: 'too_many' }]);
  });

  test('no password or token is stored in plain text (V11.4.2)', async () => {
    const { body, password } = await register();
    const { rows } = await world.owner.query(`
      select (select string_agg(u::text, ' ') from app_user u) || (select string_agg(s::text, ' ') from session s) as everything`);
    expect(rows[0].everything).not.toContain(password);
    expect(rows[0].everything).not.toContain(body.jwt.token);
    expect(rows[0].everything).toContain('$argon2id$');
  });
});
