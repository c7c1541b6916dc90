import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { noticeOf } from '../setup/buying.ts';
import { giveBalance, newCustomer, signIn, type Customer } from '../setup/customer.ts';
import { fetchLinkTarget } from '../setup/link-target.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, stack } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

const openPart = (page: Page, part: string) =>
  page.goto(address('realestate', `/user/settings/?part=${part}`));

async function openAs(customer: Customer, context: BrowserContext, page: Page, part: string): Promise<void> {
  await signIn(context, customer);
  await openPart(page, part);
}

/** Whether this e-mail and password can sign in. */
const signsIn = async (username: string, password: string): Promise<boolean> => {
  const answer = await fetch(`${stack.apiUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Chrome/142.0 (Windows NT 10.0)' },
    body: JSON.stringify({ username, password }),
  });
  return answer.ok;
};

test('a changed name appears in the header, and a phone is confirmed by a code sent to it', async ({
  page,
  context,
}) => {
  await openAs(await newCustomer(), context, page, 'profile');
  await page.getByLabel('Имя').fill('Образцов Пётр');
  const digits = `999${randomInt(1_000_000, 9_999_999)}`;
  await page.getByRole('textbox', { name: 'Телефон' }).fill(digits);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(noticeOf(page, 'Данные сохранены')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Образцов Пётр');

  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText(/Код отправлен на \+7 \(9\*\*\)/)).toBeVisible();
  const [message] = await sandbox.messages(`7${digits}`);
  const code = /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  await page.getByLabel('Код из SMS').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Неверный код. Проверьте сообщение и введите код ещё раз')).toBeVisible();
  await page.getByLabel('Код из SMS').fill(code);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(noticeOf(page, 'Телефон подтверждён')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Телефон \+7.*подтверждён$/)).toBeVisible();
});

test('changing the password takes the old one, then only the new one signs in, and other devices are signed out', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  expect(await signsIn(customer.email, customer.password)).toBe(true);
  await openAs(customer, context, page, 'security');
  const sessions = page.getByRole('list', { name: 'Сессии' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByLabel('Прежний пароль').fill('не тот пароль');
  await page.getByLabel('Новый пароль', { exact: true }).fill('новый-пароль-1');
  await page.getByLabel('Повторите новый пароль').fill('новый-пароль-1');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByText('Неверный прежний пароль')).toBeVisible();
  await page.getByLabel('Прежний пароль').fill(customer.password);
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(noticeOf(page, 'Пароль изменён, остальные сессии закрыты')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  expect(await signsIn(customer.email, customer.password)).toBe(false);
  expect(await signsIn(customer.email, 'новый-пароль-1')).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Где открыт аккаунт' })).toBeVisible();
});

test('a session on another device can be closed, and ends there', async ({ page, context, browser }) => {
  const customer = await newCustomer();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(address('realestate', '/privacy/'));
  await other.getByRole('button', { name: 'Войти' }).click();
  await other.getByRole('dialog').getByLabel('E-mail').fill(customer.email);
  await other.getByRole('dialog').getByLabel('Пароль', { exact: true }).fill(customer.password);
  await other.getByRole('dialog').getByRole('button', { name: 'Войти' }).click();
  await expect(other.getByRole('banner')).toContainText('Тестов Иван');

  await openAs(customer, context, page, 'security');
  await page.getByRole('button', { name: /^Выйти: Chrome/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Пароль', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Закрыть сессию' }).click();
  await expect(noticeOf(page, 'Сессия закрыта')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Сессии' }).getByRole('listitem')).toHaveCount(1);
  await other.goto(address('realestate', '/user/orders/'));
  await expect(other.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
  await elsewhere.close();
});

test('a letter that was turned off stays off', async ({ page, context }) => {
  await openAs(await newCustomer(), context, page, 'letters');
  const ready = page.getByRole('switch', { name: /^Отчёт готов/ });
  await expect(ready).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/person/settings/add'));
  await ready.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(ready).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Заказ оплачен/ })).toBeChecked();
});

test('personal data is exported to a ZIP and its owner is notified by mail', async ({ page, context }) => {
  const customer = await newCustomer();
  await openAs(customer, context, page, 'data');
  await page.getByRole('button', { name: 'Запросить выгрузку' }).click();
  const link = page.getByRole('link', { name: 'Скачать ZIP' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  expect(await fetchLinkTarget(link)).toMatchObject({
    type: 'application/zip',
    start: expect.stringMatching(/^PK/),
  });
  await expect
    .poll(async () => (await sandbox.mails(customer.email)).map(({ subject }) => subject).join())
    .toMatch(/выгруз|данны/i);
});

test('closing an account takes the password and asks about its money, and nobody can sign in to it again', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 300);
  await openAs(customer, context, page, 'data');
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const dialog = page.getByRole('dialog', { name: 'Удаление аккаунта' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Удалить аккаунт' }).click();
  await expect(dialog.getByText('Чтобы продолжить, установите этот флажок')).toBeVisible();
  await dialog.getByLabel(/На.балансе.300/).check();
  await dialog.getByRole('button', { name: 'Удалить аккаунт' }).click();
  await expect(dialog.getByText(/Аккаунт закрыт.*У-\d{9}/)).toBeVisible();
  await dialog.getByRole('button', { name: 'На главную' }).click();
  await expect(page).toHaveURL(address('realestate'));
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(await signsIn(customer.email, customer.password)).toBe(false);
});
