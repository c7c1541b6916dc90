import type { Browser, Page } from '@playwright/test';
import { newCustomer } from '../setup/customer.ts';
import type { Customer } from '../setup/customer.ts';
import { addAuthenticator, totpCode } from '../setup/second-factors.ts';
import { address } from '../setup/site.ts';
import { enrolledCode, letProofGrowOld, newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

const enrolmentForm = (page: Page) => page.getByRole('form', { name: 'Пароль и второй фактор' });

/** Opens the link of an enrolment and chooses a password. */
async function openEnrolment(page: Page, person: Customer): Promise<void> {
  await page.goto(`${address('admin', '/admin/enrolment/')}#${await enrolledCode(person)}`);
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await enrolmentForm(page).getByLabel('Новый пароль').fill(person.password);
  await enrolmentForm(page).getByLabel('Повторите пароль').fill(person.password);
}

async function finishEnrolment(page: Page): Promise<void> {
  await enrolmentForm(page).getByRole('button', { name: 'Задать пароль и второй фактор' }).click();
  await page.getByRole('link', { name: 'Войти' }).click();
  await expect(page).toHaveURL(address('admin', '/sign-in/'));
}

async function givePassword(page: Page, { email, password }: Customer): Promise<void> {
  const form = page.getByRole('form', { name: 'Вход' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Пароль', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible();
}

/** The password has been given: nothing of the desk is open yet. */
async function expectClosed(page: Page): Promise<void> {
  const names = (await page.context().cookies(address('admin'))).map(({ name }) => name);
  expect(names).not.toContain('_staff');
}

async function proposeRole(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Предложить роль' });
  await form.getByLabel('E-mail сотрудника').fill(email);
  await form.getByRole('button', { name: 'Предложить' }).click();
}

test('staff sign in with password and passkey, and show the passkey again before they give a role', async ({
  page,
}) => {
  const [admin, other] = await Promise.all([newStaff('admin', { hasSession: false }), newCustomer()]);
  await addAuthenticator(page);
  await openEnrolment(page, admin);
  await finishEnrolment(page);
  await givePassword(page, admin);
  await expectClosed(page);
  await page.getByRole('button', { name: 'Войти ключом доступа' }).click();
  await expect(page.getByRole('banner')).toContainText('Администратор');

  await letProofGrowOld(admin);
  await page.goto(address('admin', '/admin/staff/'));
  await proposeRole(page, other.email);
  const dialog = page.getByRole('dialog', { name: 'Подтвердите действие' });
  await dialog.getByRole('button', { name: 'Подтвердить ключом доступа' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Подтвердить должен другой администратор.').last()).toBeVisible();
});

test('staff sign in with password and a code of an app; a used code and a wrong one are refused in words', async ({
  page,
}) => {
  const admin = await newStaff('admin', { hasSession: false });
  await openEnrolment(page, admin);
  await page.getByRole('radio', { name: /Приложение с кодами/ }).check();
  const secret = await enrolmentForm(page).getByLabel('Секрет для приложения').inputValue();
  const first = totpCode(secret);
  await enrolmentForm(page).getByLabel('Код из приложения').fill(first);
  await finishEnrolment(page);
  await givePassword(page, admin);
  await expectClosed(page);
  const enter = async (code: string) => {
    await page.getByLabel('Код из приложения').fill(code);
    await page.getByRole('button', { name: 'Войти кодом' }).click();
  };
  await enter(first);
  await expect(page.getByText('Этот код уже использован')).toBeVisible();
  await page.getByRole('button', { name: 'Ввести пароль ещё раз' }).click();
  await givePassword(page, admin);
  await enter(totpCode(secret, 1));
  await expect(page.getByRole('banner')).toContainText('Администратор');
});

test('a role counts once a second admin has confirmed it, and never by the one who gave it', async ({
  page,
  context,
  browser,
}) => {
  const [giver, confirmer, support] = await Promise.all([
    newStaff('admin'),
    newStaff('admin'),
    newCustomer(),
  ]);
  await signInAtDesk(context, giver);
  await page.goto(address('admin', '/admin/staff/'));
  await proposeRole(page, support.email);
  const card = (where: Page) => where.getByRole('article').filter({ hasText: support.email });
  await expect(card(page).getByText('Подтвердить должен другой администратор.')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Подтвердить' })).toHaveCount(0);

  const second = await pageOf(browser, confirmer);
  await second.goto(address('admin', '/admin/staff/'));
  await card(second).getByRole('button', { name: 'Подтвердить' }).click();
  await expect(card(second).getByRole('button', { name: 'Подтвердить' })).toHaveCount(0);
  await expect(card(second).getByText('Действует')).toBeVisible();
  await second.context().close();
});

async function pageOf(browser: Browser, person: Customer): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  await signInAtDesk(context, person);
  return context.newPage();
}
