import { beforeEach, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { processingConsent } from '../../../test/consents.ts';

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
const stored = async () => (await world.owner.query('select * from support_request order by number')).rows;

describe('support requests', () => {
  test('a support request is stored and announced by its number to the brand’s support and the sender', async () => {
    const { number } = await ask();
    expect(await stored()).toMatchObject([
      { ...WISH, number: String(number), brand: 'person-check', user_id: null },
    ]);
    const [toSupport, toSender] = await world.letters();
    expect(toSupport).toMatchObject({
      recipient: 'help@fizcheck.localhost',
      subject: expect.stringContaining(`№ ${number}`),
    });
    expect(toSupport?.text).toContain('Образцова Мария, obraztsova@example.com');
    expect(toSupport?.text).toContain('<b>Помогите</b>');
    expect(toSender).toMatchObject({
      recipient: WISH.email,
      subject: expect.stringContaining(`№ ${number}`),
    });
    expect(toSender?.text).not.toMatch(/Помогите|Мария/);
  });

  test('the HTML letter about a support request shows the typed text escaped', async () => {
    await ask();
    const { rows } = await world.owner.query<{ html: string }>('select html from mail_outbox');
    expect(rows.map(({ html }) => html).join('')).not.toContain('<b>Помогите');
  });

  test("a support request on the other brand goes to that brand's support", async () => {
    await ask({}, 'realestate.localhost');
    expect(await world.letters()).toMatchObject([{ recipient: 'help@realestate.localhost' }, {}]);
  });

  test("a user's support request belongs to the user; a guest’s consent is recorded", async () => {
    const { id, authorization } = await world.signIn();
    await ask({}, undefined, { authorization });
    await ask({ consent: processingConsent });
    expect(await stored()).toMatchObject([{ user_id: id }, { user_id: null }]);
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
