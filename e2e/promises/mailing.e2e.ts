import { randomUUID } from 'node:crypto';
import { expect, test } from '../setup/test.ts';
import { collectTrouble, newCustomer, signIn } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { openSection, operate } from '../setup/operator.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, stack } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';

test('a customer agrees to news, gets a mailing, and unsubscribes by the link in it without signing in', async ({
  page,
  context,
}) => {
  const trouble = collectTrouble(page);
  const [customer, admin] = [await newCustomer(), await newStaff('admin')];
  const asAdmin = async (path: string, body: object = {}) => {
    const answer = await fetch(`${stack.apiUrl}/admin/mailing${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'source-site': 'admin.localhost',
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { mailing: { mailing_id: string } };
  };

  await signIn(context, customer);
  await page.goto(address('realestate', '/user/settings/?part=consents'));
  const news = page.getByRole('region', { name: 'Согласие на получение новостей' });
  await news.getByRole('button', { name: 'Согласиться' }).click();
  await expect(news.getByRole('button', { name: 'Отозвать' })).toBeVisible();

  const { mailing } = await asAdmin('', {
    brand: 'real-estate',
    subject: 'Что нового в проверках',
    text: 'Появилась **история цен**: [посмотрите](/valuation/).',
  });
  await asAdmin(`/${mailing.mailing_id}/start`);
  const letters = async () =>
    (await sandbox.mails(customer.email)).filter(({ subject }) => subject.startsWith('Что нового'));
  await expect.poll(async () => (await letters()).length, { timeout: 15_000 }).toBe(1);
  const text = (await letters())[0]?.text ?? '';
  const link = /Отписаться: (\S+)/.exec(text)?.[1] ?? '';

  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Отписаться' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'больше не придут' })).toBeVisible();
  const settings = await runSql('select value from person_setting where user_id = $1 and key = $2', [
    customer.userId,
    'notify_news',
  ]);
  expect(settings).toEqual([{ value: 'inactive' }]);
  expect(trouble).toEqual([]);
});

/** Accounts of the person-check brand that want news; none of them has a mailbox anybody looks into. */
const subscribe = async (people: number) =>
  runSql(
    `with people as (
       insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
       select gen_random_uuid(), 'news-' || gen_random_uuid() || '@example.com', 'Тестов', '', 1, 'person-check', 'none', '', now()
       from generate_series(1, $1::int) returning id
     ), agreed as (
       insert into consent (id, user_id, purpose, text_version, given_at)
       select gen_random_uuid(), id, 'news', '2026-11-20', now() from people
     )
     insert into person_setting (user_id, key, value, value_list) select id, 'notify_news', 'active', '[]' from people`,
    [people],
  );

test('the staff writes a mailing, looks at it, tries it on itself, starts and stops it', async ({
  page,
  context,
}) => {
  test.slow();
  const trouble = collectTrouble(page);
  const admin = await newStaff('admin');
  await subscribe(150);
  const subject = `Вести ${randomUUID().slice(0, 8)}`;
  const lettersTo = async (email: string) =>
    (await sandbox.mails(email)).filter((letter) => letter.subject.startsWith(subject)).length;
  const sentLetters = async () => {
    const [row] = await runSql<{ sent: number }>(
      `select count(r.sent_at)::int as sent from mailing_recipient r join mailing m on m.id = r.mailing_id where m.subject = $1`,
      [subject],
    );
    return row?.sent ?? 0;
  };
  await signInAtDesk(context, admin);
  await page.goto(address('admin'));
  await openSection(operate(page, 'mouse'), 'Рассылки');
  await page.getByRole('link', { name: 'Новая рассылка' }).click();
  await page.getByLabel('Сайт', { exact: true }).selectOption({ label: 'Проверка людей' });
  await page.getByLabel('Тема', { exact: true }).fill(subject);
  await page.getByLabel('Текст', { exact: true }).fill('Появилась **история цен**.');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Показать письмо' }).click();
  await expect(page.getByRole('article', { name: 'Как увидит читатель' })).toContainText('история цен');
  await page.getByRole('button', { name: 'Пробное письмо себе' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Пробное письмо отправлено' })).toBeVisible();
  await expect.poll(() => lettersTo(admin.email), { timeout: 15_000 }).toBe(1);
  expect(await sentLetters()).toBe(0);

  await page.getByRole('button', { name: 'Начать рассылку' }).click();
  await page.getByRole('button', { name: /^Отправить/ }).click();
  await expect.poll(sentLetters, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Остановить' }).click();
  await page.getByRole('button', { name: 'Остановить сейчас' }).click();
  await expect(page.getByRole('region', { name: 'Рассылка', exact: true })).toContainText('Остановлена');
  expect(await sentLetters()).toBeLessThan(150);
  expect(trouble).toEqual([]);
});
