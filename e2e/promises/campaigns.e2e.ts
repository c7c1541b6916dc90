import { randomUUID } from 'node:crypto';
import { expect, test } from '../setup/test.ts';
import { arriveAtOrder, cards, leaveContacts, openCheckout, payBy } from '../setup/buying.ts';
import { askForPreview, fillPerson, notorious } from '../setup/checks.ts';
import { collectTrouble, newCustomer, newEmail } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { fillRegistration, openRegistration, sendRegistration } from '../setup/registration.ts';
import { address } from '../setup/site.ts';

const flat = '78:31:0099001:119';

async function startCampaign(code: string, percent: number, productName = 'EgrnObject'): Promise<void> {
  await runSql(
    `insert into discount (id, kind, code, title, percent, product_names)
     values ($1, 'campaign', $2, $3, $4, array[$5]) on conflict do nothing`,
    [randomUUID(), code, `Кампания ${code}`, percent, productName],
  );
}

const accountOf = async (email: string) =>
  (
    await runSql<{ campaign: string | null; partner_id: string | null }>(
      'select campaign, partner_id from app_user where email = $1',
      [email],
    )
  )[0];

test('a visitor from a campaign and a partner link who registers later keeps both with the account, and gets the campaign prices', async ({
  page,
}) => {
  const partner = await newCustomer();
  const email = newEmail();
  await page.goto(
    address('realestate', `/?utm_source=letter&utm_campaign=risk50&partner_id=${partner.userId}`),
  );
  // Another visit without either parameter: the stored ones still apply.
  await page.goto(address('realestate', `/object/${flat}/`));
  const offers = page.getByRole('region', { name: 'Заказать отчёт' });
  await expect(offers).toContainText(/650\s₽.*Прежняя цена:\s*1\s299\s₽/);
  const dialog = await openRegistration(page);
  await fillRegistration(dialog, { email });
  await sendRegistration(dialog);
  await expect(page.getByText('Вы успешно зарегистрированы')).toBeVisible();
  expect(await accountOf(email)).toEqual({ campaign: 'risk50', partner_id: partner.userId });

  // The account keeps it, wherever its owner signs in.
  await page.evaluate(() => localStorage.clear());
  await page.goto(address('realestate', `/object/${flat}/`));
  await expect(offers).toContainText(/650\s₽.*Прежняя цена:\s*1\s299\s₽/);
});

test('a guest of a campaign sees its price, pays it by card, and keeps it with the account created by the order', async ({
  page,
}) => {
  test.slow();
  const trouble = collectTrouble(page);
  const code = `summer-${randomUUID().slice(0, 8)}`;
  await startCampaign(code, 20);
  const partner = await newCustomer();
  const email = newEmail();
  await page.goto(address('realestate', `/?utm_campaign=${code}&partner_id=${partner.userId}`));
  await openCheckout(page, flat);
  await expect(page.getByText(/Итого\s*399\s₽/)).toBeVisible();
  await leaveContacts(page, email);
  await payBy(page, cards.good);
  const orderId = await arriveAtOrder(page);
  const story = page.getByLabel('Из чего сложилась цена');
  await expect(story).toContainText(/Базовая цена\s*499\s₽\s*Кампания summer-.*−100\s₽/);
  expect(await accountOf(email)).toEqual({ campaign: code, partner_id: partner.userId });
  expect(await runSql('select partner_id, total::int from customer_order where id = $1', [orderId])).toEqual([
    { partner_id: partner.userId, total: 39_900 },
  ]);
  expect(trouble).toEqual([]);
});

test('the campaign freecloud is ignored, even when a campaign of that name exists', async ({ page }) => {
  await startCampaign('freecloud', 90);
  const email = newEmail();
  await page.goto(address('realestate', `/object/${flat}/?utm_campaign=freecloud`));
  const offers = page.getByRole('region', { name: 'Заказать отчёт' });
  await expect(offers).toContainText(/499\s₽/);
  const dialog = await openRegistration(page);
  await fillRegistration(dialog, { email });
  await sendRegistration(dialog);
  await expect(page.getByText('Вы успешно зарегистрированы')).toBeVisible();
  await openCheckout(page, flat);
  await expect(page.getByText(/Итого\s*499\s₽/)).toBeVisible();
  expect(await accountOf(email)).toEqual({ campaign: null, partner_id: null });
});

test('stored pages show campaign prices to guests of the campaign: the home page, a landing and a preview', async ({
  page,
}) => {
  const trouble = collectTrouble(page);
  const code = `autumn-${randomUUID().slice(0, 8)}`;
  await startCampaign(code, 20);
  await page.goto(address('realestate', `/?utm_campaign=${code}`));
  const offers = page.getByRole('region', { name: 'Что покажет отчёт' });
  await expect(offers).toContainText(/399\s₽/);
  const story = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(story.filter({ hasText: /399\s₽/ })).toHaveCount(1);

  const personCode = `${code}-people`;
  await startCampaign(personCode, 50, 'CheckBankruptcy');
  await page.goto(address('fizcheck', `/proverka-na-bankrotstvo/?utm_campaign=${personCode}`));
  const main = page.getByRole('main');
  const [words, close] = [main.locator('.landing-terms').first(), main.locator('.landing-terms').last()];
  await expect(words).toContainText(/15\s₽/);
  await expect(close).toContainText(/15\s₽/);
  const { passport: _passport, region: _region, inn: _inn, ...person } = notorious;
  await fillPerson(page, person);
  await askForPreview(page);
  await expect(page.getByText(/15\s₽\s*Прежняя цена:\s*29\s₽/)).toBeVisible();
  expect(trouble).toEqual([]);
});
