import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { addAdmin } from './add-admin.ts';

const EMAIL = 'testov@example.com';
const PASSWORD = 'длинное своё слово';
const HALF_HOUR_MS = 1_800_000;
const STEP_MS = 30_000;

let world: TestWorld;
let secret: string;
/** What the code of the enrolment was answered, and a second look at it. */
let used: Record<'taken' | 'again', Awaited<ReturnType<typeof post>>>;
beforeEach(async () => {
  world = await createTestWorld();
  const added = await addAdmin({ ...world.deps, deskUrl: 'http://admin.localhost:3000' }, EMAIL);
  if (!('code' in added)) throw new Error('no admin was made');
  const { code } = added;
  secret = (await post('/staff/enrolment/look', { code })).json().totp.secret;
  const factor = { way: 'totp', code: codeNow() };
  used = {
    taken: await post('/staff/enrolment', { code, password: PASSWORD, factor }),
    again: await post('/staff/enrolment/look', { code }),
  };
  // A code is taken once.
  world.clock.advance(STEP_MS * 2);
});

const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  world.api.inject({ method: 'POST', url, payload, headers });
const ask = async (password = PASSWORD) => (await post('/staff/login', { username: EMAIL, password })).json();
const prove = (challengeId: string, code = codeNow()) =>
  post('/staff/proof', { challenge: challengeId, proof: { way: 'totp', code } });

async function signIn() {
  const { token } = (await prove((await ask()).challenge)).json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    get: (url: string) => world.api.inject({ url, headers }),
    post: (url: string, payload: object = {}) => post(url, payload, headers),
  };
}

test('a code of enrolment is used once', () => {
  expect(used.taken.json()).toEqual({ ok: true });
  expect(used.again.json().code).toBe('enrolment_invalid');
});

describe('signing in at the desk', () => {
  test('the password alone opens nothing: it asks for the second factor', async () => {
    const asked = await ask();
    expect(asked).toMatchObject({ ways: ['totp'], passkey_options: null });
    expect(JSON.stringify(asked)).not.toContain('token');
    const { rows } = await world.owner.query('select 1 from session where is_staff');
    expect(rows).toEqual([]);
  });

  test('password and code open a session with the grants of the roles', async () => {
    const admin = await signIn();
    expect((await admin.get('/staff/me')).json().staff).toMatchObject({ email: EMAIL, roles: ['admin'] });
    expect((await admin.get('/admin/staff')).statusCode).toBe(200);
  });

  test('a wrong password, a wrong code, a code of the past and a used challenge open nothing', async () => {
    expect((await ask('неверный пароль')).code).toBe('wrong_credentials');
    const { challenge } = await ask();
    expect((await prove(challenge, '000000')).json().code).toBe('proof_refused');
    expect((await prove(challenge)).statusCode).toBe(200);
    expect((await prove(challenge)).json().code).toBe('staff_challenge_over');
    expect((await prove((await ask()).challenge)).json().code).toBe('second_factor_code_used');
  });

  test('the right password of somebody without a role is answered like a wrong one', async () => {
    await world.owner.query('update staff_grant set ended_at = now()');
    expect((await ask()).code).toBe('wrong_credentials');
  });

  test('a customer’s session of the same person holds no grant and is nobody at the desk', async () => {
    const { token } = (await post('/login', { username: EMAIL, password: PASSWORD })).json().jwt ?? {};
    const headers = { authorization: `Bearer ${token ?? 'x'.repeat(43)}` };
    expect((await world.api.inject({ url: '/admin/staff', headers })).json().code).not.toBeUndefined();
    expect((await world.api.inject({ url: '/staff/me', headers })).json().code).toBe('unauthenticated');
  });
});

test('enrolment, refused and right proofs at the desk are in the journal', async () => {
  await prove((await ask()).challenge, '000000');
  const admin = await signIn();
  world.clock.advance(STEP_MS * 2);
  const { challenge } = (await admin.post('/staff/fresh_proof/ask')).json();
  await admin.post('/staff/fresh_proof', { challenge, proof: { way: 'totp', code: codeNow() } });
  const { rows } = await world.owner.query<{ event: string }>(
    `select event from audit_event where event like 'staff\\_%' order by seq`,
  );
  expect(rows.map(({ event }) => event)).toEqual([
    'staff_role.confirmed',
    'staff_enrolment.issued',
    'staff_enrolment.used',
    'staff_session.refused',
    'staff_session.opened',
    'staff_session.proved',
  ]);
});

describe('a session of the staff', () => {
  test('ends half an hour after its last use, and twelve hours after it was opened', async () => {
    const admin = await signIn();
    for (let times = 0; times < 23; times += 1) {
      world.clock.advance(HALF_HOUR_MS - 120_000);
      expect((await admin.get('/staff/me')).statusCode).toBe(200);
    }
    world.clock.advance(HALF_HOUR_MS + 1000);
    expect((await admin.get('/staff/me')).statusCode).toBe(401);
    const other = await signIn();
    world.clock.advance(24 * HALF_HOUR_MS);
    expect((await other.get('/staff/me')).statusCode).toBe(401);
  });

  test('is fresh for five minutes, and again after another proof', async () => {
    const admin = await signIn();
    const act = () => admin.post('/admin/staff/roles', { email: 'nobody@example.com', role: 'expert' });
    expect((await act()).json().code).toBe('person_not_found');
    world.clock.advance(301_000);
    expect((await act()).json().code).toBe('proof_needed');
    const { challenge: challengeId } = (await admin.post('/staff/fresh_proof/ask')).json();
    const answer = { way: 'totp', code: codeNow() };
    expect(
      (await admin.post('/staff/fresh_proof', { challenge: challengeId, proof: answer })).statusCode,
    ).toBe(200);
    expect((await act()).json().code).toBe('person_not_found');
  });

  test('ends with the password, and by signing out', async () => {
    const [one, two] = [await signIn(), (world.clock.advance(STEP_MS * 2), await signIn())];
    await one.post('/staff/logout');
    expect((await one.get('/staff/me')).statusCode).toBe(401);
    await world.owner.query(
      `select end_credentials(id, now(), 'password_changed') from app_user where email = $1`,
      [EMAIL],
    );
    expect((await two.get('/staff/me')).statusCode).toBe(401);
  });

  test('is in a cookie of the desk alone, which goes without Secure only over HTTP on a development host', async () => {
    const host = 'admin.localhost';
    const cookieOver = async (protocol: string) => {
      world.clock.advance(STEP_MS * 2);
      const { challenge } = await ask();
      const answer = await world.api.inject({
        method: 'POST',
        url: '/staff/proof',
        payload: { challenge, proof: { way: 'totp', code: codeNow() } },
        headers: { 'x-forwarded-host': host, 'x-forwarded-proto': protocol, origin: `${protocol}://${host}` },
      });
      const staff = answer.cookies.find(({ name }) => name.endsWith('staff'));
      return { ...staff, value: staff?.value.length };
    };
    const guarded = { path: '/', httpOnly: true, sameSite: 'Strict', value: 43 };
    expect(await cookieOver('http')).toEqual({ name: '_staff', ...guarded });
    expect(await cookieOver('https')).toEqual({ name: '__Host-staff', secure: true, ...guarded });
  });

  test('counts in its own cookie only: neither kind of session is taken from the other’s', async () => {
    const { token } = await signIn();
    const look = (cookie: string) => world.api.inject({ url: '/staff/me', headers: { cookie } });
    expect((await look(`__Host-staff=${token}`)).statusCode).toBe(200);
    expect((await look(`_token=${token}`)).statusCode).toBe(401);
  });
});
