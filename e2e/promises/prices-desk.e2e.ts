import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newCustomer, signIn } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { address } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

/** A service no other test looks at the price of: its prices are those of everybody. */
const product = 'CheckSelfEmployed';

const idOf = async (name: string) =>
  (
    await runSql<{ id: string }>(`select id from product where name = $1 and brand = 'person-check'`, [name])
  )[0]?.id ?? '';
const forgetChanges = () =>
  runSql(
    `delete from price_change where component_id in
       (select c.id from price_component c join product p on p.id = c.product_id where p.name = $1)`,
    [product],
  );
/** As if the day the staff has named had come. */
const letTheDayCome = () =>
  runSql(
    `update price_change set starts_at = now() where component_id in
       (select c.id from price_component c join product p on p.id = c.product_id where p.name = $1)`,
    [product],
  );

/** A day as it is typed, by the clock of Moscow. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('.');

async function planPrice(desk: Page, rubles: string): Promise<void> {
  const base = desk.getByRole('article', { name: /^Базовая цена/ });
  await base.getByText('Изменить цену', { exact: true }).first().click();
  const form = base.getByRole('form', { name: 'Изменить: Базовая цена' });
  await form.getByLabel('Цена, ₽').fill(rubles);
  await form.getByLabel(/^С какого момента(?!:)/).fill(inDays(1));
  await form.getByLabel('Причина').fill('Источник подорожал');
  await form.getByRole('button', { name: 'Изменить цену' }).click();
}

test('a price changed at the desk is what a customer sees on its day, not before', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await forgetChanges();
  const customer = await newCustomer();
  await signIn(context, customer, 'fizcheck.localhost');
  const own = page.getByRole('row').filter({ hasText: /амозанят/ });
  await page.goto(address('fizcheck', '/user/tariff/'));
  await expect(own).not.toContainText(/777\s₽/);

  const desk = await browser.newPage();
  await signInAtDesk(desk.context(), await newStaff('accountant'));
  await desk.goto(address('admin', `/admin/prices/?part=components&product=${await idOf(product)}`));
  await planPrice(desk, '777');
  await expect(desk.getByText(/Запланировано:\s777/)).toBeVisible();

  // Asked beforehand what the customer would pay then.
  await desk.getByRole('link', { name: 'Кто сколько заплатит' }).click();
  const question = desk.getByRole('form', { name: 'Кто сколько заплатит' });
  await question.getByLabel(/^Покупатель/).fill(customer.email);
  await question.getByLabel(/^На какой момент(?!:)/).fill(inDays(2));
  await question.getByRole('button', { name: 'Посчитать' }).click();
  await expect(desk.getByRole('heading', { name: /^Заплатит\s777/ })).toBeVisible();
  await page.reload();
  await expect(own).toBeVisible();
  await expect(own).not.toContainText(/777\s₽/);

  await letTheDayCome();
  // The API reads prices anew every five seconds.
  await expect(async () => {
    await page.reload();
    await expect(own).toContainText(/777\s₽/, { timeout: 1500 });
  }).toPass({ timeout: 30_000 });
  await desk.goto(address('admin', '/admin/prices/?part=history'));
  await expect(desk.getByRole('row').filter({ hasText: 'Источник подорожал' }).first()).toContainText(/777/);
  await desk.close();
  await forgetChanges();
});

test('a campaign made at the desk makes the prices of those who come by it, until it is ended', async ({
  page,
  browser,
}) => {
  test.slow();
  const code = `desk-${randomUUID().slice(0, 8)}`;
  const desk = await browser.newPage();
  await signInAtDesk(desk.context(), await newStaff('accountant'));
  await desk.goto(address('admin', '/admin/prices/?part=campaigns'));
  const form = desk.getByRole('form', { name: 'Начать кампанию' });
  await form.getByLabel(/^Код/).fill(code);
  await form.getByLabel(/^Название/).fill(`Кампания ${code}`);
  await form.getByLabel(/^Насколько/).fill('20');
  await form.getByLabel(/^Услуги/).fill('EgrnObject');
  await form.getByRole('button', { name: 'Начать кампанию' }).click();
  await expect(form.getByText('Напишите, почему')).toBeVisible();
  await form.getByLabel('Причина').fill('Проба');
  await form.getByRole('button', { name: 'Начать кампанию' }).click();
  await expect(desk.getByRole('row').filter({ hasText: code })).toContainText('Действует');

  const offers = page.getByRole('region', { name: 'Заказать отчёт' });
  const flat = `/object/78:31:0099001:119/?utm_campaign=${code}`;
  await page.goto(address('realestate', flat));
  await expect(offers).toContainText(/399\s₽.*Прежняя цена:\s*499\s₽/);
  await expect(offers).toContainText(/на\s26\s%\sдороже/);

  await desk.getByRole('row').filter({ hasText: code }).getByRole('button').first().click();
  await desk.getByText('Закончить сейчас', { exact: true }).click();
  const end = desk.getByRole('form', { name: `Закончить: Кампания ${code}` });
  await end.getByLabel('Причина').fill('Проба закончена');
  await end.getByRole('button', { name: 'Закончить' }).click();
  await expect(desk.getByRole('row').filter({ hasText: code })).toHaveCount(0);
  await desk.close();
  await page.goto(address('realestate', flat));
  await expect(offers).toContainText(/499\s₽/);
  await expect(offers).not.toContainText(/399\s₽/);
});
