import { passwordTexts } from '@proverka/validation/password';
import { beforeAll, describe, expect, test } from 'vitest';
import { newEmail, registration, visitorOf } from '../../test/accounts.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { consentNow } from '../../test/consents.ts';

let world: TestWorld;
let post: ReturnType<typeof visitorOf>['post'];
let register: ReturnType<typeof visitorOf>['register'];
beforeAll(async () => {
  world = await createTestWorld();
  ({ post, register } = visitorOf(world));
});

describe('registration', () => {
  test('registration opens a session and returns the user', async () => {
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

  test('registration stores the e-mail in lower case and the phone as E.164', async () => {
    const email = newEmail();
    const { body } = await register({ email: ` ${email.toUpperCase()} ` });
    expect(body.data.email).toBe(email);
    const person = await world.api.inject({
      url: `/person/${body.data.id}`,
      headers: { authorization: `Bearer ${body.jwt.token}` },
    });
    expect(person.json()).toMatchObject({ phone: '+79990001122' });
  });

  test('a taken e-mail is refused with the code the page expects', async () => {
    const { email } = await register();
    const { answer, body } = await register({ email: email.toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(body).toMatchObject({ code: 'email_taken' });
    expect(body.title).toContain('занят');
  });

  test('two concurrent registrations with one e-mail create one account', async () => {
    const email = newEmail();
    const answers = await Promise.all([register({ email }), register({ email })]);
    expect(answers.map(({ answer }) => answer.statusCode).sort((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test('role 12 becomes a client of the campaign risk50; admin and client cannot be chosen (V15.3.3)', async () => {
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

  test('the campaign freecloud is ignored at registration', async () => {
    const payload = registration();
    const body = (await post('/register?campaign=freecloud', payload)).json();
    const row = await world.db
      .selectFrom('app_user')
      .select('campaign')
      .where('id', '=', body.data.id)
      .executeTakeFirst();
    expect(row?.campaign).toBeNull();
  });

  test('both consents are stored with version, time and address', async () => {
    const { body } = await register();
    const consents = await world.db
      .selectFrom('consent')
      .selectAll()
      .where('user_id', '=', body.data.id)
      .execute();
    expect(consents.map(({ purpose }) => purpose).sort()).toEqual(['offer', 'personal_data']);
    expect(consents.find(({ purpose }) => purpose === 'offer')).toMatchObject({
      text_version: consentNow.offer_version,
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      given_where: 'POST /register',
      address: '127.0.0.1',
    });
  });

  test('invalid registration fields are named in the specification’s words and nothing is created', async () => {
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

  test.each([
    ['1234567', 400, 'Поле слишком короткое'],
    ['йцукенгш', 422, passwordTexts.common],
    ['пароль12', 422, passwordTexts.common],
    ['Password1', 422, passwordTexts.common],
    ['Тестов Тест', 422, passwordTexts.own],
    ['89990001122', 422, passwordTexts.own],
    ['Проверка!!', 422, passwordTexts.own],
  ])(
    'the password «%s» is refused and nothing is created (V6.2.4, V6.2.11, V6.2.12)',
    async (password, status, message) => {
      const { answer, body, email } = await register({ password });
      expect([answer.statusCode, body.fields]).toEqual([status, { password: message }]);
      expect(await world.db.selectFrom('app_user').select('id').where('email', '=', email).execute()).toEqual(
        [],
      );
    },
  );

  test.each(['чай с мятой', 'rJ7mQp2w', '日本語のパスワード', 'очень длинные слова '.repeat(6)])(
    'the password «%s» is accepted',
    async (password) => {
      expect((await register({ password })).answer.statusCode).toBe(200);
    },
  );

  test('registration without consent is refused', async () => {
    const { answer, body } = await register({ consent: undefined });
    expect(answer.statusCode).toBe(400);
    expect(body.fields).toEqual({ consent: 'Обязательное поле' });
  });
});

describe('access to personal data', () => {
  test("a person's data is visible to the person and to an admin, and not found for others", async () => {
    const { body } = await register();
    const other = (await register()).body;
    const admin = await world.signIn({ staff: 'admin' });
    const url = `/person/${body.data.id}`;
    const look = async (bearer: string) =>
      (await world.api.inject({ url, headers: { authorization: `Bearer ${bearer}` } })).json();
    expect(await look(body.jwt.token)).toMatchObject({ id: body.data.id });
    expect((await admin.request({ url })).json()).toMatchObject({ id: body.data.id });
    expect(await look(other.jwt.token)).toMatchObject({ code: 'person_not_found', status: 404 });
  });
});
