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

test('the staff writes a mailing, looks at it, tries it on itself, and starts it', async ({
  page,
  context,
}) => {
  test.slow();
  const trouble = collectTrouble(page);
  const [customer, admin] = [await newCustomer(), await newStaff('admin')];
  await runSql(
    `insert into consent (id, user_id, purpose, text_version, given_at) values ($1, $2, 'news', '2026-11-20', now())`,
    [randomUUID(), customer.userId],
  );
  await runSql(
    `insert into person_setting (user_id, key, value, value_list) values ($1, 'notify_news', 'active', '[]')`,
    [customer.userId],
  );
  const subject = `Вести ${randomUUID().slice(0, 8)}`;
  const lettersTo = async (email: string) =>
    (await sandbox.mails(email)).filter((letter) => letter.subject.startsWith(subject)).length;
  await signInAtDesk(context, admin);
  await page.goto(address('admin'));
  const byMouse = operate(page, 'mouse');
  await openSection(byMouse, 'Рассылки');
  await page.getByRole('link', { name: 'Новая рассылка' }).click();
  await page.getByLabel('Тема').fill(subject);
  await page.getByLabel('Текст').fill('Появилась **история цен**.');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Показать письмо' }).click();
  await expect(page.getByRole('article', { name: 'Как увидит читатель' })).toContainText('история цен');
  await page.getByRole('button', { name: 'Пробное письмо себе' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Пробное письмо отправлено' })).toBeVisible();
  await expect.poll(() => lettersTo(admin.email), { timeout: 15_000 }).toBe(1);
  expect(await lettersTo(customer.email)).toBe(0);

  await page.getByRole('button', { name: 'Начать рассылку' }).click();
  await page.getByRole('button', { name: /^Отправить/ }).click();
  await expect.poll(() => lettersTo(customer.email), { timeout: 30_000 }).toBe(1);
  expect(trouble).toEqual([]);
});
