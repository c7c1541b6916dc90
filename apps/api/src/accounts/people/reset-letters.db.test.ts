import { beforeEach, describe, expect, test } from 'vitest';
import { BROWSER, visitorOf } from '../../../test/accounts.ts';
import { testConfig } from '../../../test/config.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { defaultLimits } from '#platform/http/limits.domain.ts';

const HOUR_MS = 3600_000;
const WINDOW_MS = 6 * HOUR_MS;
const HOME = '203.0.113.7';

let world: TestWorld;
let owner: { readonly email: string; readonly password: string };

beforeEach(async () => {
  const { reset_address, reset_account, reset_place, login_place, login_account } = defaultLimits;
  const limits = { reset_address, reset_account, reset_place, login_place, login_account };
  world = await createTestWorld({ config: testConfig({}, limits) });
  world.clock.advance(WINDOW_MS - (world.clock.now().getTime() % WINDOW_MS));
  owner = await visitorOf(world).register();
  await world.owner.query('delete from known_place');
});

const ask = (remoteAddress: string) =>
  world.api.inject({ method: 'PUT', url: '/reset', payload: { username: owner.email }, remoteAddress });
const logIn = (password: string, address = HOME) =>
  world.api.inject({
    method: 'POST',
    url: '/login',
    headers: { ...BROWSER, 'x-forwarded-for': address },
    payload: { username: owner.email, password },
  });
const passwords = async () =>
  (await world.letters()).flatMap(({ text }) => /пароль: (\S+)/.exec(text)?.[1] ?? []);

describe('letters with a new password', () => {
  test('strangers make three letters in six hours, and each holds the password of the first', async () => {
    for (let one = 1; one <= 20; one += 1) {
      expect((await ask(`198.51.100.${one}`)).json()).toEqual({ reset: 'ok' });
    }
    const sent = await passwords();
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect((await logIn(sent[0] ?? '')).statusCode).toBe(200);
  });

  test('the owner gets a letter from a known network however many strangers ask', async () => {
    expect((await logIn(owner.password)).statusCode).toBe(200);
    for (let one = 1; one <= 8; one += 1) await ask(`198.51.100.${one}`);
    const before = (await passwords()).length;
    await ask(HOME);
    expect(await passwords()).toHaveLength(before + 1);
  });

  test('at least one letter with a working password is there, whatever strangers do for two days', async () => {
    for (let window = 0; window < 8; window += 1) {
      await Promise.all([1, 2, 3, 4, 5].map((one) => ask(`198.51.${window}.${one}`)));
      world.clock.advance(WINDOW_MS);
    }
    const sent = await passwords();
    // Three counted in six hours, and one uncounted where none is there that works; the last one still works.
    expect(sent.length).toBeLessThanOrEqual(8 * 4);
    expect((await logIn(sent.at(-1) ?? '')).statusCode).toBe(200);
  });

  test('the mailed password opens the account while strangers have used up all guesses, the chosen one does not (V6.1.1)', async () => {
    for (let address = 1; address <= 6; address += 1) {
      for (let one = 0; one < 10; one += 1) await logIn('не тот пароль', `198.51.100.${address}`);
    }
    expect((await logIn(owner.password)).statusCode).toBe(429);
    await ask(HOME);
    const [sent = ''] = await passwords();
    expect((await logIn(sent)).statusCode).toBe(200);
  });

  test('a used password from a letter is not mailed again', async () => {
    await ask(HOME);
    const [first = ''] = await passwords();
    await logIn(first);
    await ask(HOME);
    const [, second = ''] = await passwords();
    expect(second).toHaveLength(12);
    expect(second).not.toBe(first);
    expect((await logIn(first)).statusCode).toBe(200);
  });

  test('what the table holds is not the password', async () => {
    await ask(HOME);
    const [sent = ''] = await passwords();
    const { rows } = await world.owner.query<{ all: string }>(
      'select u::text as all from app_user u where email = $1',
      [owner.email],
    );
    expect(rows[0]?.all).not.toContain(sent);
  });
});
