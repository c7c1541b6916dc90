import { beforeAll, describe, expect, test } from 'vitest';
import type { ProofAnswer, ProofChallenge } from '@proverka/contract/proof';
import { accountHolder } from '../../../test/account-holder.ts';
import type { AccountHolder } from '../../../test/account-holder.ts';
import { visitorOf } from '../../../test/accounts.ts';
import { fakePasskey } from '../../../test/fake-passkey.ts';
import { addPasskey, codeAt, onFactorHost, switchTotpOn } from '../../../test/second-factors.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

const STEP_MS = 30_000;

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const logIn = ({ email, password }: AccountHolder, headers = onFactorHost) =>
  visitorOf(world).logIn(email, password, headers);
const ask = async (holder: AccountHolder): Promise<ProofChallenge> =>
  (await logIn(holder)).json().second_factor;
const prove = ({ challenge_id }: ProofChallenge, answer: object, headers = onFactorHost) =>
  visitorOf(world).post('/login/proof', { challenge_id, answer }, headers);
const byCode = (code: string): ProofAnswer => ({ way: 'totp', code });
const sessionsOf = async ({ id }: AccountHolder) =>
  (await world.owner.query('select id from session where user_id = $1', [id])).rows.length;
/** The step after the one whose code switched the app on. */
const later = () => {
  world.clock.advance(STEP_MS);
  return world.clock.now();
};

describe('an account with the codes of an app', () => {
  test('is not opened by its password, and is by its password and a code', async () => {
    const holder = await accountHolder(world);
    const { secret, codes } = await switchTotpOn(holder, world.clock.now());
    expect(codes).toHaveLength(10);
    const before = await sessionsOf(holder);
    const asked = await ask(holder);
    expect(asked).toMatchObject({ ways: ['totp', 'recovery_code'], passkey: null });
    expect(await sessionsOf(holder)).toBe(before);
    const answer = await prove(asked, byCode(codeAt(secret, later())));
    expect(answer.json().jwt.token).not.toBe('');
    expect(await sessionsOf(holder)).toBe(before + 1);
  });

  test('takes a code once, and a challenge once', async () => {
    const holder = await accountHolder(world);
    const { secret } = await switchTotpOn(holder, world.clock.now());
    const code = codeAt(secret, later());
    const asked = await ask(holder);
    expect((await prove(asked, byCode(code))).statusCode).toBe(200);
    expect((await prove(asked, byCode(code))).json().code).toBe('second_factor_expired');
    expect((await prove(await ask(holder), byCode(code))).json().code).toBe('second_factor_code_used');
  });

  test('refuses the code of a clock five minutes off in words about the clock', async () => {
    const holder = await accountHolder(world);
    const { secret } = await switchTotpOn(holder, world.clock.now());
    const off = new Date(later().getTime() + 10 * STEP_MS);
    const answer = (await prove(await ask(holder), byCode(codeAt(secret, off)))).json();
    expect(answer).toMatchObject({ code: 'second_factor_clock', status: 422 });
    expect(answer.title).toContain('часы');
    world.clock.advance(10 * STEP_MS);
    expect((await prove(await ask(holder), byCode(codeAt(secret, off)))).json().code).toBe(
      'second_factor_code_used',
    );
  });

  test('takes five wrong codes for one challenge, and none after five minutes', async () => {
    const holder = await accountHolder(world);
    const { secret } = await switchTotpOn(holder, world.clock.now());
    const asked = await ask(holder);
    for (let count = 0; count < 5; count += 1) {
      expect((await prove(asked, byCode('abc'))).json().code).toBe('second_factor_wrong');
    }
    expect((await prove(asked, byCode(codeAt(secret, later())))).json().code).toBe('second_factor_expired');
    const late = await ask(holder);
    world.clock.advance(301_000);
    expect((await prove(late, byCode(codeAt(secret, world.clock.now())))).json().code).toBe(
      'second_factor_expired',
    );
  });

  test('is opened by each recovery code once (V6.4.4)', async () => {
    const holder = await accountHolder(world);
    const { codes } = await switchTotpOn(holder, world.clock.now());
    const answer = { way: 'recovery_code', code: codes[0]?.toUpperCase().replace('-', ' ') };
    expect((await prove(await ask(holder), answer)).statusCode).toBe(200);
    expect((await prove(await ask(holder), answer)).json().code).toBe('second_factor_code_used');
  });

  test('has recovery codes of more than 112 random bits, of which only hashes are kept (V6.5.2)', async () => {
    const holder = await accountHolder(world);
    const { codes } = await switchTotpOn(holder, world.clock.now());
    const alphabet = 31;
    for (const code of codes) {
      expect(code).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/);
      expect(code.replaceAll('-', '').length * Math.log2(alphabet)).toBeGreaterThan(112);
    }
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('keeps no secret and no code as it is', async () => {
    const holder = await accountHolder(world);
    const { secret, codes } = await switchTotpOn(holder, world.clock.now());
    const { rows } = await world.owner.query(
      'select t::text, r::text as code from totp t join recovery_code r using (user_id) where user_id = $1',
      [holder.id],
    );
    for (const kept of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(kept);
  });
});

describe('an account with a passkey', () => {
  test('is opened by its password and the passkey', async () => {
    const holder = await accountHolder(world);
    const { passkey, added } = await addPasskey(holder);
    expect(added.json().recovery_codes).toHaveLength(10);
    const asked = await ask(holder);
    if (asked.passkey === null) throw new Error('no passkey is asked for');
    const credential = passkey.sign(asked.passkey);
    expect((await prove(asked, { way: 'passkey', credential })).statusCode).toBe(200);
    expect((await prove(await ask(holder), { way: 'passkey', credential })).json().code).toBe(
      'passkey_refused',
    );
  });

  test('refuses the passkey of another host, and asks for none there', async () => {
    const holder = await accountHolder(world);
    const foreign = await addPasskey(holder, fakePasskey('http://evil.example'));
    expect(foreign.added.json().code).toBe('passkey_refused');
    await addPasskey(holder);
    const elsewhere = { 'x-forwarded-host': 'fizcheck.localhost:3000' };
    const asked = (await logIn(holder, elsewhere)).json().second_factor;
    expect(asked).toMatchObject({ ways: ['recovery_code'], passkey: null });
    const here = await ask(holder);
    expect((await prove(here, byCode('000000'), elsewhere)).json().code).toBe('second_factor_expired');
  });

  test('refuses a passkey whose counter went back, and one that did not verify its person', async () => {
    const holder = await accountHolder(world);
    const { passkey } = await addPasskey(holder);
    const signed = async () => {
      const asked = await ask(holder);
      if (asked.passkey === null) throw new Error('no passkey is asked for');
      return prove(asked, { way: 'passkey', credential: passkey.sign(asked.passkey) });
    };
    passkey.state.counter = 10;
    expect((await signed()).statusCode).toBe(200);
    passkey.state.counter = 3;
    expect((await signed()).json().code).toBe('passkey_refused');
    passkey.state.counter = 20;
    passkey.state.flags = 0x01;
    expect((await signed()).json().code).toBe('passkey_refused');
  });

  test('a passkey is made in the session that gave the password, once', async () => {
    const holder = await accountHolder(world);
    const { payload } = await addPasskey(holder);
    const again = await holder.request({
      method: 'POST',
      url: '/person/passkeys',
      payload,
      headers: onFactorHost,
    });
    expect(again.json().code).toBe('second_factor_expired');
  });
});

test('no other way in opens a session of an account with a second factor (V6.3.4, V6.4.3)', async () => {
  const holder = await accountHolder(world);
  await switchTotpOn(holder, world.clock.now());
  const { jwt_token } = (await holder.request({ method: 'POST', url: '/token/entry_code' })).json();
  await world.api.inject({
    method: 'PUT',
    url: '/reset',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `username=${encodeURIComponent(holder.email)}`,
  });
  await holder.request({ method: 'POST', url: '/person/email/send_verification' });
  const letters = (await world.letters()).filter(({ recipient }) => recipient === holder.email);
  const found = (pattern: RegExp) =>
    letters.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1) ?? '';
  const before = await sessionsOf(holder);
  const { post, logIn: enter } = visitorOf(world);
  expect((await post('/token/exchange', { jwt_token })).json().code).toBe('second_factor_needed');
  const mailed = await enter(holder.email, found(/пароль: (\S+)/));
  expect(mailed.json().second_factor.ways).toContain('totp');
  const token = found(/verify-email\/#(\S+)/);
  const verified = await post('/person/email/verify', { token, password: 'ещё один пароль' });
  expect(verified.json()).toMatchObject({ is_signed_in: false, jwt: { token: '' } });
  expect(await sessionsOf(holder)).toBe(before);
});

test('a second factor is changed with the password only, in the journal and by mail', async () => {
  const holder = await accountHolder(world);
  await switchTotpOn(holder, world.clock.now());
  const remove = (password: string) =>
    holder.request({ method: 'POST', url: '/person/totp/remove', payload: { password } });
  expect((await remove('не тот пароль')).json().code).toBe('wrong_password');
  expect((await remove(holder.password)).json()).toEqual({ ok: true });
  expect((await logIn(holder)).json().jwt.token).not.toBe('');
  const subjects = (await world.letters())
    .filter(({ recipient }) => recipient === holder.email)
    .map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Включены коды из приложения — Проверка',
      'Коды из приложения выключены — Проверка',
    ]),
  );
  const { rows } = await world.owner.query(
    `select event from audit_event where owner_id = $1 and event like 'second_factor%' order by seq`,
    [holder.id],
  );
  expect(rows.map(({ event }) => event)).toEqual(['second_factor.added', 'second_factor.removed']);
});
