import type { Page } from '@playwright/test';
import { expectAccessible, wcag } from '../setup/accessible.ts';
import { collectTrouble, giveBalance, newCustomer, newEmail, signIn } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { placeOrder } from '../setup/orders.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, type HostName } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

const help = (page: Page) => page.getByRole('dialog', { name: 'Помощь' });

/** In the header of a wide screen; in the menu of a phone. */
async function openHelp(page: Page, width: number): Promise<void> {
  if (width >= 1024) await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
  else {
    await page.getByRole('button', { name: 'Меню' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Помощь' }).click();
  }
  await expect(help(page).getByRole('form', { name: 'Новое обращение' })).toBeVisible();
}

async function letterLink(email: string): Promise<string> {
  const find = async () => (await sandbox.mails(email)).find(({ subject }) => /получили ваше/.test(subject));
  await expect.poll(find).toBeTruthy();
  const { text = '' } = (await find()) ?? {};
  return /https?:\/\/\S+\/case\/#[\w.-]+/.exec(text)?.[0] ?? '';
}

for (const [host, width] of [
  ['realestate', 1280],
  ['fizcheck', 360],
  ['fizcheck-pro', 1280],
] as const satisfies readonly (readonly [HostName, number])[]) {
  test(`${host} at ${width} pixels: a guest writes from the home page, and sees the conversation there once the letter's link was opened`, async ({
    page,
  }) => {
    const email = newEmail();
    const trouble = collectTrouble(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address(host));
    await openHelp(page, width);
    const dialog = help(page);
    await expectAccessible(page, wcag);
    await dialog.getByLabel('Сообщение').fill('Сколько ждать отчёт?');
    await dialog.getByLabel('Имя').fill('Образцова Мария');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog.getByRole('status').first()).toContainText('отправлено');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(await letterLink(email));
    await expect(page.getByRole('list', { name: 'Переписка' })).toContainText('Сколько ждать отчёт?');
    await page.goto(address(host));
    await openHelp(page, width);
    await dialog.getByRole('button', { name: /Обращение № \d+/ }).click();
    await expect(dialog.getByRole('list', { name: 'Переписка' })).toContainText('Сколько ждать отчёт?');
    await expectAccessible(page, wcag);
    expect(trouble).toEqual([]);
  });
}

test('help opened on a report takes the report along, the staff sees page and order, and the answer appears without a reload', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const [customer, support] = [await newCustomer(), await newStaff('support')];
  await giveBalance(customer, 1000);
  const orderId = await placeOrder(customer, {
    objectKey: '77:06:0001001:1234',
    address: 'г Москва, ул Тестовая, д 10, кв 25',
  });
  const [item] = await runSql<{ id: string }>('select id from order_item where order_id = $1', [orderId]);
  await signIn(context, customer);
  await page.goto(address('realestate', `/report/${item?.id ?? ''}/`));
  await openHelp(page, 1280);
  const dialog = help(page);
  await expect(dialog.getByRole('button', { name: 'Не прикладывать отчёт' })).toBeVisible();
  await dialog.getByLabel('Сообщение').fill('Площадь не та');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  const said = dialog.getByRole('list', { name: 'Переписка' });
  await expect(said).toContainText('Площадь не та');

  const [opened] = await runSql<{ id: string }>('select id from support_case where order_id = $1', [orderId]);
  const desk = await browser.newPage();
  await signInAtDesk(desk.context(), support);
  await desk.goto(address('admin', `/admin/cases/${opened?.id ?? ''}/`));
  await expect(desk.getByRole('region', { name: 'Обращение' })).toContainText('/report/…/');
  await expect(desk.getByText('г Москва, ул Тестовая, д 10, кв 25').first()).toBeVisible();
  await desk.getByLabel('Ответ', { exact: true }).fill('Проверим и напишем.');
  await desk.getByRole('button', { name: 'Ответить', exact: true }).click();
  await desk.close();

  await expect(said).toContainText('Проверим и напишем.', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Все обращения' }).click();
  await expect(dialog.getByRole('button', { name: /Есть ответ/ })).toBeVisible();
  await expectAccessible(page, wcag);
});

test('help is a page of its own for whoever has no script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address('realestate'));
  await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  await context.close();
});
