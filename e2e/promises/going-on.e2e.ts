import { newCustomer } from '../setup/customer.ts';
import { address } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';
import type { Page } from '@playwright/test';

async function signInHere(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти' }).click();
}

for (const host of ['realestate', 'fizcheck-pro'] as const) {
  test(`a link from a letter opened signed out on ${host} asks to sign in, then shows its page`, async ({
    page,
  }) => {
    await page.goto(address(host, '/user/settings/?part=data'));
    await signInHere(page, await newCustomer());
    await expect(page).toHaveURL(address(host, '/user/settings/?part=data'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a guest who does not sign in stays on the main page', async ({ page }) => {
  await page.goto(address('realestate', '/user/orders/'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(address('realestate'));
});

test('links of the error page to the account ask a guest to sign in and go on', async ({ page }) => {
  await page.goto(address('realestate', '/nowhere/'));
  await page.getByRole('link', { name: 'Баланс', exact: true }).click();
  await signInHere(page, await newCustomer());
  await expect(page).toHaveURL(address('realestate', '/user/balance/'));
});

test('on the Russian domain signing in leads on to the page that was asked for', async ({ page }) => {
  await page.goto(address('realestate-ru', '/ipoteka/'));
  await expect(page.getByRole('heading', { name: 'Доступ ограничен' })).toBeVisible();
  await signInHere(page, await newCustomer());
  await expect(page).toHaveURL(address('realestate-ru', '/ipoteka/'));
});
