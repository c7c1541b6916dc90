import { expect, test } from '../setup/test.ts';
import { collectTrouble, newCustomer, signIn } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, stack } from '../setup/site.ts';
import { newStaff } from '../setup/staff.ts';

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
