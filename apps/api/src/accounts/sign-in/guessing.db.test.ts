import { beforeEach, describe, expect, test } from 'vitest';
import { TLS_BROWSER, visitorOf } from '../../../test/accounts.ts';
import { testConfig } from '../../../test/config.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { defaultLimits } from '#platform/http/limits.domain.ts';
import { placeKeys } from '../known-place.store.ts';
import { admitGuess } from './admit-guess.ts';

const HOUR_MS = 3600_000;
const HOME = '203.0.113.7';
const ELSEWHERE = '192.0.2.1';

let world: TestWorld;
let victim: { readonly id: string; readonly email: string; readonly password: string };
/** The cookie of the browser the victim registered with. */
let device: string;

beforeEach(async () => {
  const { login_address, login_device, login_place, login_account } = defaultLimits;
  const limits = { login_address, login_device, login_place, login_account };
  world = await createTestWorld({ config: testConfig({}, limits) });
  world.clock.advance(HOUR_MS - (world.clock.now().getTime() % HOUR_MS));
  const { email, password, body } = await visitorOf(world).register();
  victim = { email, password, id: body.data.id };
  device = cookieOf((await logIn(password, HOME)).headers['set-cookie']);
  await world.owner.query('delete from usage_counter');
});

const logIn = (password: string, address: string, cookie = '') =>
  world.api.inject({
    method: 'POST',
    url: '/login',
    headers: { ...TLS_BROWSER, ...(cookie && { cookie }), 'x-forwarded-for': address },
    payload: { username: victim.email, password },
  });

const cookieOf = (set: string | string[] | undefined): string =>
  [set ?? []].flat().flatMap((one) => /^__Host-device=[^;]+/.exec(one) ?? [])[0] ?? '';

/** Counts a guess as a login does, without hashing. */
async function guess(address: string, more: { email?: string; userId?: string | null } = {}) {
  const place = { device: null, address };
  const keys = placeKeys(place, world.deps.config.appSecret);
  const admitted = await admitGuess(world.deps, {
    ...place,
    keys,
    email: victim.email,
    userId: victim.id,
    ...more,
  });
  return admitted.ok ? admitted.value.tries : admitted.refusal.code;
}
const addressNumber = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;

describe('guessing the password of an account', () => {
  test('a thousand addresses get fifty guesses an hour, and the victim gets in from a known device or network (V6.3.1)', async () => {
    const addresses = Array.from({ length: 1000 }, (_, number) => addressNumber(number));
    const tries = await Promise.all(addresses.map((address) => guess(address)));
    expect(tries.filter((one) => one === 'every')).toHaveLength(50);
    expect(tries.filter((one) => one === 'mailed')).toHaveLength(950);
    // The right password from a stranger's address is refused as a wrong one is: guessing goes nowhere.
    expect((await logIn(victim.password, ELSEWHERE)).statusCode).toBe(429);
    expect((await logIn(victim.password, ELSEWHERE, device)).statusCode).toBe(200);
    expect((await logIn(victim.password, HOME)).statusCode).toBe(200);
    world.clock.advance(HOUR_MS);
    expect(await guess(addressNumber(1001))).toBe('every');
  });

  test('guesses over many addresses are 50 an hour, 1 200 a day', async () => {
    let admitted = 0;
    for (let hour = 0; hour < 4; hour += 1) {
      for (let one = 0; one < 60; one += 1) {
        if ((await guess(addressNumber(hour * 60 + one))) === 'every') admitted += 1;
      }
      world.clock.advance(HOUR_MS);
    }
    expect(admitted).toBe(4 * 50);
  });

  test('one address stops after ten guesses at an account and leaves the others theirs', async () => {
    const tries = [];
    for (let one = 0; one < 25; one += 1) tries.push(await guess(ELSEWHERE));
    expect(tries.filter((one) => one === 'every')).toHaveLength(10);
    for (let one = 0; one < 40; one += 1) expect(await guess(addressNumber(one))).toBe('every');
    expect(await guess(addressNumber(41))).toBe('mailed');
  });

  test('the eleventh wrong password from one address is told when to come again, and the right one too', async () => {
    for (let one = 0; one < 10; one += 1)
      expect((await logIn('не тот пароль', ELSEWHERE)).statusCode).toBe(401);
    const answer = await logIn(victim.password, ELSEWHERE);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
    world.clock.advance(HOUR_MS);
    expect((await logIn(victim.password, ELSEWHERE)).statusCode).toBe(200);
  });

  test("a known device has a count of its own, and a stolen device's guesses end too", async () => {
    for (let one = 0; one < 10; one += 1) expect((await logIn('не тот пароль', HOME)).statusCode).toBe(401);
    expect((await logIn(victim.password, HOME)).statusCode).toBe(429);
    for (let one = 0; one < 10; one += 1)
      expect((await logIn('не тот пароль', ELSEWHERE, device)).statusCode).toBe(401);
    expect((await logIn(victim.password, ELSEWHERE, device)).statusCode).toBe(429);
    world.clock.advance(300_000);
    expect((await logIn(victim.password, ELSEWHERE, device)).statusCode).toBe(200);
  });

  test('a login starts the count of its place anew, and gives a shared one only its own use back', async () => {
    for (let one = 0; one < 9; one += 1) await guess(ELSEWHERE);
    expect((await logIn(victim.password, ELSEWHERE)).statusCode).toBe(200);
    const { rows } = await world.owner.query<{ name: string; count: number }>(
      `select split_part(key, ':', 1) as name, count from usage_counter order by 1`,
    );
    expect(rows).toEqual([
      { name: 'login_account', count: 9 },
      { name: 'login_address', count: 9 },
    ]);
  });

  test('a used-up count is written into the journal once', async () => {
    for (let one = 0; one < 15; one += 1) await guess(ELSEWHERE);
    for (let one = 0; one < 60; one += 1) await guess(addressNumber(one));
    const { rows } = await world.owner.query<{ limit: string }>(
      `select after ->> 'limit' as limit from audit_event where event = 'session.limited' and owner_id = $1
       order by seq`,
      [victim.id],
    );
    expect(rows.map(({ limit }) => limit)).toEqual(['login_place', 'login_account']);
  });

  test('an unknown e-mail is counted and answered like a known one', async () => {
    const nobody = { email: 'nobody@example.com', userId: null };
    const ofNobody = [];
    const ofVictim = [];
    for (let one = 0; one < 60; one += 1) {
      ofNobody.push(await guess(addressNumber(one), nobody));
      ofVictim.push(await guess(addressNumber(one)));
    }
    expect(ofNobody).toEqual(ofVictim);
  });
});

describe('the cookie of a device', () => {
  test('is given after a login, holds an id and a signature, and no other host can set it (V3.3.3)', async () => {
    const set = [(await logIn(victim.password, HOME)).headers['set-cookie'] ?? []].flat();
    const cookie = set.find((one) => one.startsWith('__Host-device=')) ?? '';
    expect(cookie).toMatch(
      /^__Host-device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await logIn('не тот пароль', HOME)).headers['set-cookie']).toBeUndefined();
  });

  test('stays the same for the browser, and a forged one is replaced (V9.1.1, V9.1.3)', async () => {
    expect(cookieOf((await logIn(victim.password, HOME, device)).headers['set-cookie'])).toBe(device);
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(cookieOf((await logIn(victim.password, HOME, forged)).headers['set-cookie'])).not.toBe(forged);
  });

  test('says nothing about another account', async () => {
    const other = visitorOf(world);
    const { email } = await other.register();
    for (let one = 0; one < 60; one += 1) await guess(addressNumber(one), { email });
    const answer = await world.api.inject({
      method: 'POST',
      url: '/login',
      headers: { ...TLS_BROWSER, cookie: device, 'x-forwarded-for': ELSEWHERE },
      payload: { username: email, password: 'не тот пароль' },
    });
    expect(answer.statusCode).toBe(429);
  });

  test('is forgotten for all devices but one when the password changes', async () => {
    const session = await logIn(victim.password, ELSEWHERE);
    const token = /_token=([^;]+)/.exec([session.headers['set-cookie'] ?? []].flat().join(';'))?.[1] ?? '';
    const changed = await world.api.inject({
      method: 'PUT',
      url: '/person/update_password',
      headers: {
        ...TLS_BROWSER,
        'x-forwarded-for': ELSEWHERE,
        cookie: `_token=${token}; ${cookieOf(session.headers['set-cookie'])}`,
      },
      payload: { old_password: victim.password, password: 'совсем другие слова' },
    });
    expect(changed.statusCode).toBe(200);
    const { rows } = await world.owner.query('select kind from known_place where user_id = $1', [victim.id]);
    expect(rows).toHaveLength(2);
    for (let one = 0; one < 60; one += 1) await guess(addressNumber(one));
    expect((await logIn('совсем другие слова', HOME, device)).statusCode).toBe(429);
  });
});
