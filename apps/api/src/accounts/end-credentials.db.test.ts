import { globSync, readFileSync } from 'node:fs';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { visitorOf } from '../../test/accounts.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { until } from '../../test/until.ts';
import { tellOfChangedRoles } from './tell-of-changed-roles.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

/** Columns that hold what lets somebody act for an account: all end with `end_credentials`. */
const ended = [
  'api_token.token_hash',
  'app_user.reset_password_hash',
  'session.token_hash',
  'webhook.secret_salt',
];
const otherwise: Readonly<Record<string, string>> = {
  'app_user.reset_nonce':
    'makes the password of a reset again, together with APP_SECRET, and goes with its hash',
  'staff_enrolment.code_hash':
    'a link in a letter: lives an hour; a changed password leaves it, a new one replaces it',
  'staff_enrolment.totp_secret': 'offered with its code and goes with it',
  'audit_link.digests': 'seals the journal, and opens nothing',
  'audit_link.hash': 'seals the journal, and opens nothing',
  'deal_document.sealed_key':
    'the key of one file, encrypted with APP_SECRET, without which it opens nothing',
  'bank_line.line_key': 'tells a payment of a statement from another, and opens nothing',
  'bank_line.payment_key': 'tells a payment told in two ways, and opens nothing',
  'money_proposal.arguments_hash': 'tells what was approved, and opens nothing',
  'insurance_document.content': 'a PDF an insurer publishes',
  'insurance_document.hash': 'tells one document from another, and opens nothing',
  'insurance_policy.terms_hash': 'tells which rules an item was sold with',
  'insurance_policy.policy_hash': 'tells which policy an item was sold with',
  'consent.text_hash': 'tells which text was accepted',
  'credit_consent.text_hash': 'tells which text was signed',
  'credit_consent.code_hash': 'signs one consent by the phone of its subject, who needs no account',
  'credit_consent.phone_key': 'counts consents by phone, and opens nothing',
  'credit_consent.subject_key': 'counts consents by person, and opens nothing',
  'person_check.person_key': 'counts checks by person, and opens nothing',
  'subject_block.person_key': 'finds reports about a person, and opens nothing',
  'subject_request.code_hash': 'proves an e-mail for one request about personal data, without an account',
  'entry_code.code_hash': 'works only while the session that made it is open',
  'passkey.credential_id': 'the name of a key; opens nothing without the password',
  'passkey.public_key': 'checks signatures and makes none',
  'proof_challenge.id_hash':
    'answered with a second factor in five minutes; the password or session it stands on has to live',
  'proof_challenge.password_mark': 'tells whether the password is still the one that was given',
  'recovery_code.code_hash': 'a second factor: opens nothing without the password',
  'totp.sealed_secret': 'a second factor: opens nothing without the password',
  'email_verification.token_hash':
    'a link in a letter: proves the e-mail, lives a day, and all are spent by the first proof',
  'idempotency_key.secret_hash':
    'lets a guest whose first answer was lost pay the order of that answer; its session is one of those that end',
  'known_place.key_hash': 'tells how wrong passwords are counted, and opens nothing',
  'app_user.password_hash': 'the password itself, which ends the others when it changes',
  'phone_verification.code_hash': 'confirms a phone number to somebody signed in, and opens nothing',
  'payment.confirmation_token': 'opens the form of the payment provider for one payment',
  'idempotency_key.request_hash': 'tells a repeat from another request',
};
const ofContent = /^(product_seed|schema_migration)\.hash$|\.(content|file|pdf|document)_hash$/;

test('every column that may hold a credential ends with the account’s sessions or is named with the reason why not', async () => {
  const { rows } = await world.owner.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'bytea')
       and (c.data_type = 'bytea' or c.column_name ~ 'token|hash|secret|salt|password|credential|jwt|nonce')
     order by 1`,
  );
  const found = rows.map(({ name }) => name).filter((name) => !ofContent.test(name));
  expect(found.filter((name) => !(name in otherwise))).toEqual(ended);
});

test('a password changes in one place only, which ends everything else (V7.4.3)', () => {
  const folder = new URL('../', import.meta.url);
  const changing = globSync('**/*.ts', { cwd: folder })
    .filter((path) => !path.includes('.test.'))
    .filter((path) => /\.set\(\{[^}]*\bpassword_hash/.test(readFileSync(new URL(path, folder), 'utf8')));
  expect(changing).toEqual(['accounts/set-password.ts']);
});

type Person = Awaited<ReturnType<typeof programmer>>;

/** Somebody with two sessions, a token, a webhook and a password sent by a reset. */
async function programmer() {
  const visitor = visitorOf(world);
  const { email, password, body } = await visitor.register({ person_role: personRoles.realtor });
  const id: string = body.data.id;
  const as = (token: string) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    world.api.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const own = as(body.jwt.token);
  const other: string = (await visitor.logIn(email, password)).json().jwt.token;
  const make = () => own('POST', '/api/create_or_renew', { password, scopes: ['orders:read'], days: 30 });
  const token: string = (await make()).json().token;
  await own('POST', '/webhooks', { url: 'https://hooks.example/?key=тайна', password });
  await world.api.inject({
    method: 'PUT',
    url: '/reset',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `username=${encodeURIComponent(email)}`,
  });
  const letters = async () => (await world.letters()).filter(({ recipient }) => recipient === email);
  const sent = /пароль: (\S+)/.exec((await letters()).at(-1)?.text ?? '')?.[1] ?? '';
  /** What still acts for the account. */
  const open = async () => {
    const statusOf = async (bearer: string) => (await as(bearer)('GET', '/orders')).statusCode;
    const { rows } = await world.owner.query<{ webhook: boolean; reset: boolean }>(
      `select exists (select from webhook where user_id = u.id and deleted_at is null) as webhook,
         reset_password_hash is not null as reset from app_user u where id = $1`,
      [id],
    );
    return {
      own: (await statusOf(body.jwt.token)) === 200,
      other: (await statusOf(other)) === 200,
      token: (await statusOf(token)) === 200,
      ...rows[0],
    };
  };
  return { id, email, password, sent, visitor, own, make, open, letters };
}

const all = { own: true, other: true, token: true, webhook: true, reset: true };
const none = { own: false, other: false, token: false, webhook: false, reset: false };
const withOwn = { ...none, own: true };

describe('everything that acts for an account', () => {
  const change = ({ own, password }: Person, more: object = {}) =>
    own('PUT', '/person/update_password', { old_password: password, password: 'новый пароль', ...more });

  test.each([
    ['the password is changed', withOwn, change],
    [
      // A thief in a session must not void the letter by which the owner gets in again.
      'its owner signs out everywhere else, but for the password sent by a reset',
      { ...withOwn, reset: true },
      ({ own, password }: Person) => own('POST', '/person/sessions/close_others', { password }),
    ],
    [
      'a password sent by a reset is used',
      none,
      ({ visitor, email, sent }: Person) => visitor.logIn(email, sent),
    ],
    [
      'the account is closed',
      none,
      ({ own, password }: Person) => own('POST', '/person/delete', { password, leave_balance: true }),
    ],
    [
      'the account is closed by hand',
      none,
      ({ id }: Person) => world.owner.query('update app_user set closed_at = now() where id = $1', [id]),
    ],
    [
      'the role is changed',
      none,
      ({ id }: Person) => world.owner.query('update app_user set role = 0 where id = $1', [id]),
    ],
  ])('ends when %s', async (_when, left, act) => {
    const person = await programmer();
    expect(await person.open()).toEqual(all);
    await act(person);
    expect(await person.open()).toEqual(left);
    const { rows } = await world.owner.query('select secret_salt from webhook where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ secret_salt: null }]);
  });

  test('the programs stay when their owner says so together with the current password', async () => {
    const person = await programmer();
    await change(person, { keep_programs: true });
    expect(await person.open()).toEqual({ ...withOwn, token: true, webhook: true });
    expect((await person.letters()).at(-1)?.text).toMatch(/Токен API и\sвебхуки оставлены/);
    const again = await programmer();
    const { own, password } = again;
    const closeOthers = (given: string) =>
      own('POST', '/person/sessions/close_others', { password: given, keep_programs: true });
    const refused = await closeOthers('не тот');
    expect(refused.json().code).toBe('wrong_password');
    expect(await again.open()).toEqual(all);
    expect((await closeOthers(password)).json()).toEqual({ closed: 1 });
    expect(await again.open()).toEqual({ ...withOwn, token: true, webhook: true, reset: true });
  });

  test('its end is told by mail and in the journal, without the secret part of an address', async () => {
    const person = await programmer();
    await change(person);
    const text =
      (await person.letters()).find(({ subject }) => subject.includes('Доступ программ'))?.text ?? '';
    expect(text).toMatch(/Токен API: prv_[\w-]+…/);
    expect(text).toContain('Вебхук: hooks.example');
    expect(text).toContain('Почему: пароль изменён');
    expect(text).not.toContain('key');
    const { rows } = await world.owner.query(
      `select event, after from audit_event where owner_id = $1 and event ~ 'token|webhook|credentials' order by seq`,
      [person.id],
    );
    expect(rows).toMatchObject([
      { event: 'api_token.created', after: { scopes: ['orders:read'] } },
      { event: 'webhook.created' },
      { event: 'credentials.ended', after: { why: 'password_changed', sessions: 1, keeps_programs: false } },
    ]);
  });

  test('an end by a changed role is told by mail once, without an address', async () => {
    const person = await programmer();
    await world.owner.query('update app_user set role = 4 where id = $1', [person.id]);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await tellOfChangedRoles(world.deps, anHourAgo);
    await tellOfChangedRoles(world.deps, anHourAgo);
    const told = (await person.letters()).filter(({ subject }) => subject.includes('Доступ программ'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Почему: роль в сервисе изменена');
    expect(told[0]?.text).not.toContain('IP-адрес');
  });
});

describe('what is made while everything ends', () => {
  test('no token is made with a password that is changed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await programmer();
      const { own, password, make } = person;
      const [, changed] = await Promise.all([
        make(),
        own('PUT', '/person/update_password', { old_password: password, password: 'новый пароль' }),
        make(),
      ]);
      expect(changed?.statusCode).toBe(200);
      const { rows } = await world.owner.query(
        'select 1 from api_token where user_id = $1 and revoked_at is null',
        [person.id],
      );
      expect(rows).toEqual([]);
    }
  });

  test('no session is opened with a password that is changed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { own, password, visitor, email } = await programmer();
      const [one, , two] = await Promise.all([
        visitor.logIn(email, password),
        own('PUT', '/person/update_password', { old_password: password, password: 'новый пароль' }),
        visitor.logIn(email, password),
      ]);
      for (const login of [one, two]) {
        if (login?.statusCode !== 200) continue;
        const headers = { authorization: `Bearer ${login.json().jwt.token}` };
        expect((await world.api.inject({ url: '/orders', headers })).statusCode).toBe(401);
      }
    }
  });

  test('no session is opened by a code whose session ends at the same moment', async () => {
    const { own, id } = await programmer();
    const { jwt_token: code } = (await own('POST', '/token/entry_code')).json();
    const ending = await world.owner.connect();
    await ending.query('begin');
    await ending.query(`select end_credentials($1, now(), 'signed_out')`, [id]);
    const exchanging = world.api.inject({
      method: 'POST',
      url: '/token/exchange',
      payload: { jwt_token: code },
    });
    const waiting = 'select count(*)::int as count from pg_locks where not granted';
    await until(
      async () => (await world.owner.query<{ count: number }>(waiting)).rows[0]?.count ?? 0,
      (count) => count > 0,
    );
    await ending.query('commit');
    ending.release();
    expect((await exchanging).statusCode).toBe(401);
  });

  test('calls with a token that ends meanwhile are answered or refused, never failed', async () => {
    const { own, make, password } = await programmer();
    const token: string = (await make()).json().token;
    const call = () => world.api.inject({ url: '/orders', headers: { authorization: `Bearer ${token}` } });
    const answers = await Promise.all([
      call(),
      call(),
      own('POST', '/person/sessions/close_others', { password }),
      call(),
      call(),
    ]);
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
    expect((await call()).json().code).toBe('api_token_revoked');
  });
});
