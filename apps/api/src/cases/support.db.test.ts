import { beforeEach, describe, expect, test } from 'vitest';
import { processingConsent } from '../../test/consents.ts';
import { testConfig } from '../../test/config.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';

const WISH = {
  name: 'Образцова Мария',
  email: 'obraztsova@example.com',
  text: 'Не приходит отчёт.\n\n<b>Помогите</b>',
  page: '/user/orders/',
};

let world: TestWorld;
beforeEach(async () => {
  const limits = {
    support_address: { count: 6, windowSeconds: 3600 },
    support_recipient: { count: 3, windowSeconds: 3600 },
  };
  world = await createTestWorld({ config: testConfig({}, limits) });
});

const ask = async (more: object = {}, site = 'fizcheck.localhost', headers: Record<string, string> = {}) =>
  (
    await world.api.inject({
      method: 'POST',
      url: '/support',
      payload: { ...WISH, ...more },
      headers: { 'source-site': site, ...headers },
    })
  ).json();
const stored = async () =>
  (
    await world.owner.query(
      'select c.*, m.text from support_case c join case_message m on m.case_id = c.id order by number',
    )
  ).rows;

describe('support requests', () => {
  test('a support request is a case under the number its sender is told, by a letter without the typed words', async () => {
    const { number } = await ask();
    expect(await stored()).toMatchObject([
      {
        ...WISH,
        number: String(number),
        kind: 'question',
        state: 'open',
        brand: 'person-check',
        user_id: null,
      },
    ]);
    const [toSender, ...more] = await world.letters();
    expect(more).toEqual([]);
    expect(toSender).toMatchObject({
      recipient: WISH.email,
      subject: expect.stringContaining(`№ ${number}`),
      text: expect.stringContaining('http://fizcheck.localhost:3000/case/#'),
    });
    expect(toSender?.text).not.toMatch(/Помогите|Мария/);
  });

  test("a user's support request belongs to the user; a guest’s consent is recorded", async () => {
    const { id, authorization } = await world.signIn();
    expect(await ask({}, undefined, { authorization })).toMatchObject({ case_id: expect.any(String) });
    expect(await ask({ consent: processingConsent })).not.toHaveProperty('case_id');
    expect(await stored()).toMatchObject([{ user_id: id, email: '' }, { user_id: null }]);
    const { rows } = await world.owner.query('select purpose, text_version, user_id from consent');
    expect(rows).toEqual([
      { purpose: 'personal_data', text_version: processingConsent.personal_data_version, user_id: null },
    ]);
  });

  test('an invalid support request is refused by field and not stored', async () => {
    expect(await ask({ name: ' ', email: 'не почта', text: '', page: undefined })).toMatchObject({
      status: 400,
      fields: {
        name: 'Обязательное поле',
        email: 'Некорректный email',
        text: 'Обязательное поле',
        page: 'Обязательное поле',
      },
    });
    expect(await ask({ text: 'а'.repeat(4001), email: ' ' })).toMatchObject({
      fields: { text: 'Поле слишком длинное', email: 'Обязательное поле' },
    });
    expect(await stored()).toEqual([]);
  });

  test("line breaks in the sender's name add no mail header (V1.3.11)", async () => {
    await ask({ name: 'Тестов\r\nBcc: all@example.com' });
    for (const { subject, recipient } of await world.letters()) {
      expect(`${subject}${recipient}`).not.toMatch(/[\r\n]|Bcc/);
    }
  });

  test('support requests are limited per address', async () => {
    for (let i = 0; i < 6; i += 1) expect(await ask({ email: `x${i}@example.com` })).toHaveProperty('number');
    expect(await ask({ email: 'y@example.com' })).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  test('nobody can keep the owner of an e-mail from asking: the request is taken, only letters to it are limited', async () => {
    for (let i = 0; i < 3; i += 1) await ask();
    expect(await ask({ email: 'OBRAZTSOVA@example.com' })).toHaveProperty('number');
    expect(await stored()).toHaveLength(4);
    const recipients = (await world.letters()).map(({ recipient }) => recipient);
    expect(recipients.filter((one) => one.toLowerCase() === WISH.email)).toHaveLength(3);
  });
});

describe('requests for a wholesale order', () => {
  const wish = { name: WISH.name, email: WISH.email, reports_a_month: 1200, phone: '8 (999) 000-11-22' };
  const request = async (more: object = {}) =>
    (
      await world.api.inject({
        method: 'POST',
        url: '/events/opt',
        payload: { ...wish, ...more },
        headers: { 'source-site': 'realestate.localhost' },
      })
    ).json();

  test('a request for a wholesale order is a case with its figures, and its sender gets the number by letter', async () => {
    const { number } = await request({ text: 'Нужен договор' });
    const [kept] = await stored();
    expect(kept).toMatchObject({ number: String(number), kind: 'question', page: '/wholesale/' });
    expect(kept?.text.replaceAll('\u00A0', ' ')).toBe(
      'Заявка на оптовый заказ\nОтчётов в месяц: 1 200\nТелефон: +79990001122\n\nНужен договор',
    );
    expect(await world.letters()).toMatchObject([{ subject: expect.stringContaining(`№ ${number}`) }]);
  });

  test.each([
    [{ reports_a_month: 0 }, 'reports_a_month'],
    [{ reports_a_month: 1.5 }, 'reports_a_month'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'нет' }, 'email'],
    [{ text: 'а'.repeat(4001) }, 'text'],
  ])('a request for a wholesale order with %j is refused', async (more, field) => {
    expect(await request(more)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
    expect(await stored()).toEqual([]);
  });
});
