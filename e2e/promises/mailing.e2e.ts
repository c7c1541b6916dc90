import { expect, test } from '../setup/test.ts';
import { collectTrouble, makeAdmin, newCustomer, signIn } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, stack } from '../setup/site.ts';

test('a customer agrees to news, gets a mailing, and unsubscribes by the link in it without signing in', async ({
  page,
  context,
}) => {
  const trouble = collectTrouble(page);
  const [customer, admin] = [await newCustomer(), await newCustomer()];
  await makeAdmin(admin);
  const asAdmin = async (path: string, body: object = {}) => {
    const answer = await fetch(`${stack.apiUrl}/admin/mailing${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { mailing: { mailing_id: string } };
  };

  await signIn(context, customer);
  await page.goto(address('realestate', '/user/settings/?part=letters'));
  const news = page.getByRole('switch', { name: /^Новости и предложения/ });
  await expect(news).not.toBeChecked();
  await Promise.all([page.waitForResponse(/\/person\/settings\/add/), news.click()]);
  await expect(news).toBeChecked();

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
