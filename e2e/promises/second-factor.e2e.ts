import type { Page } from '@playwright/test';
import { newCustomer, signIn } from '../setup/customer.ts';
import type { Customer } from '../setup/customer.ts';
import { addAuthenticator, totpCode } from '../setup/second-factors.ts';
import { address } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

const security = address('realestate', '/user/settings/?part=security');
const dialogOf = (page: Page) => page.getByRole('dialog');

async function confirmWithPassword(page: Page, { password }: Customer, button: string): Promise<void> {
  await dialogOf(page).getByLabel('Пароль', { exact: true }).fill(password);
  await dialogOf(page).getByRole('button', { name: button }).click();
}

/** Signs out and gives the password again. */
async function askToSignIn(page: Page, { email, password }: Customer): Promise<void> {
  await page.context().clearCookies();
  await page.goto(address('realestate', '/privacy/'));
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await dialogOf(page).getByLabel('E-mail').fill(email);
  await dialogOf(page).getByLabel('Пароль', { exact: true }).fill(password);
  await dialogOf(page).getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await dialogOf(page).getByLabel('Код из приложения').fill(code);
  await dialogOf(page).getByRole('button', { name: 'Подтвердить' }).click();
}

test('a customer switches a passkey on and signs in with it', async ({ page, context }) => {
  const customer = await newCustomer();
  await addAuthenticator(page);
  await signIn(context, customer);
  await page.goto(security);
  await page.getByRole('button', { name: 'Добавить ключ входа' }).click();
  await confirmWithPassword(page, customer, 'Создать ключ');
  await expect(
    dialogOf(page).getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem'),
  ).toHaveCount(10);
  await dialogOf(page).getByRole('button', { name: 'Я сохранил коды' }).click();
  await expect(page.getByRole('list', { name: 'Ключи входа' }).getByRole('listitem')).toHaveCount(1);

  await askToSignIn(page, customer);
  await dialogOf(page).getByRole('button', { name: 'Войти с ключом входа' }).click();
  await expect(page.getByRole('banner')).toContainText('Тестов Иван');
});

test('a customer switches the codes of an app on, signs in with one, and is refused a wrong and a replayed one in words', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await signIn(context, customer);
  await page.goto(security);
  await page.getByRole('button', { name: 'Включить коды из приложения' }).click();
  await confirmWithPassword(page, customer, 'Продолжить');
  await expect(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
  const secret = (await dialogOf(page).locator('code').textContent()) ?? '';
  const first = totpCode(secret);
  await dialogOf(page).getByLabel('Код из приложения').fill(first);
  await dialogOf(page).getByRole('button', { name: 'Включить' }).click();
  await dialogOf(page).getByRole('button', { name: 'Я сохранил коды' }).click();
  await expect(page.getByText(/Коды из приложения включены/).last()).toBeVisible();

  await askToSignIn(page, customer);
  await enterCode(page, '12345');
  await expect(dialogOf(page).getByText('Код не подошёл. Проверьте его')).toBeVisible();
  await enterCode(page, first);
  await expect(dialogOf(page).getByText('Этот код уже использован')).toBeVisible();
  await enterCode(page, totpCode(secret, 1));
  await expect(page.getByRole('banner')).toContainText('Тестов Иван');
});
