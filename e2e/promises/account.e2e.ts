import { expect, test } from '../setup/test.ts';
import { entryCode, giveBalance, newCustomer, newEmail, signIn } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { fillRegistration, openRegistration, sendRegistration } from '../setup/registration.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address } from '../setup/site.ts';

test('a visitor registers, is signed in and finds the order list', async ({ page }) => {
  await page.goto(address('realestate'));
  const dialog = await openRegistration(page);
  await sendRegistration(dialog);
  await expect(dialog.getByText('Обязательное поле')).toHaveCount(6);
  await expect(dialog.getByText('Чтобы продолжить, установите этот флажок')).toHaveCount(2);

  await fillRegistration(dialog, { repeatedPassword: 'чай с мятой 2' });
  await expect(dialog.getByLabel('Телефон')).toHaveValue('+7 (999) 000-11-22');
  await sendRegistration(dialog);
  await expect(dialog.getByText('Пароли не совпадают')).toBeVisible();
  await dialog.getByLabel('Повторите пароль').fill('чай с мятой 1');
  await sendRegistration(dialog);

  await expect(page.getByText('Вы успешно зарегистрированы')).toBeVisible();
  await expect(page).toHaveURL(address('realestate', '/user/orders/'));
  await expect(page.getByRole('banner')).toContainText('Образцова Анна');
});

test('registering with a taken e-mail explains what to do and keeps the input', async ({ page }) => {
  const { email } = await newCustomer();
  await page.goto(address('realestate'));
  const dialog = await openRegistration(page);
  await fillRegistration(dialog, { name: 'Тестов Пётр', email });
  await sendRegistration(dialog);
  await expect(dialog.getByRole('alert')).toContainText('занят');
  await expect(dialog.getByRole('alert')).toContainText('Войдите или сбросьте пароль');
  await expect(dialog.getByLabel('Имя')).toHaveValue('Тестов Пётр');
});

test('a wrong password is refused in the words of the specification, the right one signs in, and signing out ends the session', async ({
  page,
}) => {
  const { email, password } = await newCustomer();
  await page.goto(address('realestate'));
  await page.getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email.toUpperCase());
  await dialog.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Неверный логин или пароль');
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(address('realestate', '/user/orders/'));

  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '_token')).toMatchObject({
    httpOnly: true,
    // Over HTTP on a development host; everywhere else never (tests of the API).
    secure: false,
    sameSite: 'Lax',
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('_token');

  await page.getByRole('banner').getByText('Тестов Иван').click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(address('realestate'));
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
});

test('a session ended on another device also ends in this window: its data disappears and a private page redirects (V14.3.1)', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 321);
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/'));
  await expect(page.getByRole('banner')).toContainText('321 ₽');
  await runSql('delete from session where user_id = $1', [customer.userId]);
  await page.getByRole('link', { name: 'Баланс', exact: true }).first().click();
  await expect(page).toHaveURL(address('realestate', '/?to=%2Fuser%2Fbalance%2F'));
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
  // The dialog hides the header from roles, not from eyes.
  await expect(page.locator('body')).not.toContainText('321 ₽');
});

test('a forgotten password is replaced by mail, and nobody else learns whether the account exists', async ({
  page,
}) => {
  const { email, password } = await newCustomer();
  const ask = async (address_: string) => {
    await page.goto(address('realestate', '/privacy/'));
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.getByRole('button', { name: 'Забыли пароль?' }).click();
    await page.getByRole('dialog').getByLabel('E-mail').fill(address_);
    await page.getByRole('button', { name: 'Отправить новый пароль' }).click();
    return page
      .getByRole('dialog')
      .getByText(/отправлено письмо/)
      .innerText();
  };
  expect(await ask(newEmail())).toBe(await ask(email));
  await expect.poll(async () => (await sandbox.mails(email)).length).toBe(2);

  // The old password works until the new one has been used.
  await page.goto(address('realestate', '/privacy/'));
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill(email);
  await page.getByRole('dialog').getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('banner')).toContainText('Тестов Иван');
});

test('a dialog closes on Escape and on a click outside, and returns the focus', async ({ page }) => {
  await page.goto(address('realestate', '/privacy/'));
  const opener = page.getByRole('button', { name: 'Войти' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test("another user's order and report are not found", async ({ page, context }) => {
  await signIn(context, await newCustomer());
  for (const path of [
    '/order/01a1fbe2-9ac6-7df2-a4f8-77a5549b01e4/',
    '/report/01a1fbe2-9ac6-7df2-a4f8-77a5549b01e4/',
  ]) {
    await page.goto(address('realestate', path));
    await expect(page.getByRole('heading', { name: 'Страница не найдена...' })).toBeVisible();
  }
});

test('a code in the address is removed at once, and becomes a session when the guest agrees', async ({
  page,
}) => {
  const { token } = await newCustomer();
  const code = await entryCode(token);
  await page.goto(address('realestate', `/user/orders/?jwt_token=${code}&page=1`));
  expect(page.url()).not.toContain(code);
  await expect(page.getByRole('heading', { name: 'Войти как t***@example.com?' })).toBeVisible();
  await page.getByRole('button', { name: /^Войти как/ }).click();
  await expect(page).toHaveURL(address('realestate', '/user/orders/?page=1'));
  await expect(page.getByRole('banner')).toContainText('Тестов Иван');
  await page.context().clearCookies();
  await page.goto(address('realestate', `/user/orders/?jwt_token=${code}`));
  await expect(page).toHaveURL(address('realestate', '/?to=%2Fuser%2Forders%2F'));
});

test("a code in the address never takes a signed-in visitor's place", async ({ page, context }) => {
  const visitor = await newCustomer();
  await signIn(context, visitor);
  const code = await entryCode((await newCustomer()).token);
  await page.goto(address('realestate', `/user/orders/?jwt_token=${code}`));
  await expect(page).toHaveURL(address('realestate', '/user/orders/'));
  const session = (await context.cookies()).find(({ name }) => name === '_token');
  expect(session?.value).toBe(visitor.token);
});
