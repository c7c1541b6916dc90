import { beforeEach, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { defaultLimits } from '#platform/http/limits.domain.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const DAY_MS = 86_400_000;

let world: TestWorld;
let person: SignedInPerson;
let sent: { phone: string; text: string }[];
let isAway: boolean;

beforeEach(async () => {
  sent = [];
  isAway = false;
  const sms = {
    send: (phone: string, text: string) => {
      if (isAway) return Promise.resolve(false);
      sent.push({ phone, text });
      return Promise.resolve(true);
    },
  };
  // A window that does not end while a test moves the clock.
  const config = testConfig({}, { sms_user: { count: 4, windowSeconds: 1_000_000_000 } });
  world = await createTestWorld({ config, replace: { sms } });
  person = await world.signIn();
});

const ask = (headers: Record<string, string> = {}) =>
  person.request({ url: '/person/phone/send_verification_code', headers });
const verify = async (code: string, who = person) =>
  (await who.request({ method: 'POST', url: '/person/phone/verify', payload: { code } })).json();
const lastCode = () => /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const isVerified = async () =>
  (await world.owner.query('select phone_verified_at from app_user where id = $1', [person.id])).rows[0]
    .phone_verified_at !== null;

describe('phone verification', () => {
  test('a phone is verified once by the code sent to it (V6.5.1)', async () => {
    expect((await ask()).json()).toEqual({ phone: '+7 (9**) ***-**-00', expires_in: 600, retry_in: 60 });
    expect(sent).toMatchObject([{ phone: '+79990000000' }]);
    const code = lastCode();
    expect(await verify(code)).toEqual({ is_verified: true });
    expect(await isVerified()).toBe(true);
    expect(await verify(code)).toMatchObject({ code: 'code_expired' });
    expect((await ask()).json()).toMatchObject({ status: 409, code: 'phone_already_verified' });
  });

  test('a changed phone has to be verified again, and a code of the old one is invalid', async () => {
    await ask();
    const change = (phone: string) =>
      person.request({ method: 'PUT', url: '/person', payload: { name: 'Тестов', phone } });
    await change('8 999 111-22-33');
    expect(await verify(lastCode())).toMatchObject({ code: 'code_expired' });
    world.clock.advance(61_000);
    await ask();
    expect(sent.at(-1)).toMatchObject({ phone: '+79991112233' });
    await verify(lastCode());
    expect((await change('+7 999 111-22-33')).json().data).toMatchObject({ is_phone_verified: true });
    expect((await change('+7 999 111-22-34')).json().data).toMatchObject({ is_phone_verified: false });
  });
});

describe('verification codes', () => {
  test('a verification code is stored hashed', async () => {
    await ask();
    const { rows } = await world.owner.query('select * from phone_verification');
    expect(JSON.stringify(rows)).not.toContain(lastCode());
    expect(rows[0].code_hash).toHaveLength(32);
  });

  test('a verification code is invalid after five wrong tries, also when made at once (V6.6.3)', async () => {
    await ask();
    const code = lastCode();
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(wrong(code))));
    expect(answers.filter((answer) => answer.code === 'code_wrong')).toHaveLength(4);
    expect(answers.filter((answer) => answer.code === 'code_expired')).toHaveLength(8);
    expect(await verify(code)).toMatchObject({ code: 'code_expired' });
    expect(await isVerified()).toBe(false);
  });

  test('a verification code is valid for ten minutes (V6.5.5)', async () => {
    await ask();
    world.clock.advance(600_001);
    expect(await verify(lastCode())).toMatchObject({ status: 410, code: 'code_expired' });
  });

  test("another person's verification code is invalid (V6.6.2)", async () => {
    await ask();
    expect(await verify(lastCode(), await world.signIn())).toMatchObject({ code: 'code_expired' });
  });

  test.each([
    ['12345', 'Код состоит из 6 цифр'],
    ['abcdef', 'Код состоит из 6 цифр'],
    ['1234567', 'Код состоит из 6 цифр'],
    ['', 'Обязательное поле'],
  ])('a verification code like «%s» is refused by field', async (code, message) => {
    expect(await verify(code)).toMatchObject({ status: 400, fields: { code: message } });
  });
});

describe('messages with a code', () => {
  test('a code is sent at most once a minute, also when requested ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('the number of code messages is limited', async () => {
    for (let i = 0; i < 6; i += 1) {
      await ask();
      world.clock.advance(61_000);
    }
    expect(sent).toHaveLength(4);
  });

  test('one account and one network leave the owner of a number most of its messages of a day', async () => {
    const { sms_phone_user, sms_phone_network, sms_phone } = defaultLimits;
    const limits = { sms_phone_user, sms_phone_network, sms_phone };
    const strict = await createTestWorld({
      config: testConfig({}, limits),
      replace: { sms: world.deps.sms },
    });
    strict.clock.advance(DAY_MS - (strict.clock.now().getTime() % DAY_MS));
    const askFrom = async (who: SignedInPerson, address: string) => {
      strict.clock.advance(61_000);
      const url = '/person/phone/send_verification_code';
      return (await who.request({ url, headers: { 'x-forwarded-for': address } })).statusCode;
    };
    const [attacker, accomplice, owner] = await Promise.all([1, 2, 3].map(() => strict.signIn()));
    if (!attacker || !accomplice || !owner) throw new Error('three people were signed in');
    for (let one = 1; one <= 12; one += 1) await askFrom(attacker, `198.51.100.${one}`);
    for (let one = 1; one <= 12; one += 1) await askFrom(accomplice, '198.51.100.99');
    expect(sent).toHaveLength(10);
    expect(await askFrom(owner, '203.0.113.7')).toBe(200);
  });

  test('a failure to send a code is reported', async () => {
    isAway = true;
    expect((await ask()).json()).toMatchObject({ status: 503, code: 'sms_unavailable' });
  });

  test('no code is sent on behalf of another site or without a phone', async () => {
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ code: 'origin_mismatch' });
    await world.owner.query(`update app_user set phone = '' where id = $1`, [person.id]);
    expect((await ask()).json()).toMatchObject({ code: 'phone_missing' });
    expect(sent).toEqual([]);
  });
});
