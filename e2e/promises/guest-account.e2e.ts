import type { Page } from '@playwright/test';
import { arriveAtOrder, cards, leaveContacts, openCheckout, payBy, paymentForm } from '../setup/buying.ts';
import { newEmail } from '../setup/customer.ts';
import { choosePassword, letterTo } from '../setup/email-proof.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

const FLAT = '78:31:0099001:132';
async function orderUnpaid(page: Page, email: string): Promise<void> {
  await openCheckout(page, FLAT);
  await leaveContacts(page, email);
  await expect(paymentForm(page).getByLabel('Номер карты')).toBeVisible();
}

test("somebody who orders with a stranger's e-mail sees nothing of the account, and is out when its owner enters", async ({
  page: attacker,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  await orderUnpaid(attacker, email);

  await test.step('before: every page of the account asks to confirm the e-mail', async () => {
    for (const path of ['/user/', '/user/orders/', '/user/balance/', '/user/settings/?part=security']) {
      await attacker.goto(address('realestate', path));
      await expect(attacker.getByRole('heading', { name: 'Подтвердите почту' })).toBeVisible();
    }
  });

  const ownersPlace = await browser.newContext();
  const owner = await ownersPlace.newPage();
  await test.step('the owner enters with the mailed password and has to replace it', async () => {
    const { password } = await letterTo(email);
    await owner.goto(address('realestate', '/tariff/'));
    await owner.getByRole('button', { name: 'Войти' }).first().click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Пароль', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Задайте свой пароль' })).toBeVisible();
    await choosePassword(owner, 'Сохранить пароль', 'Новый пароль');
    await expect(dialog).toHaveCount(0);
    await owner.goto(address('realestate', '/user/orders/'));
    await expect(owner.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
  });

  await test.step("after: the attacker's browser is a guest's", async () => {
    await attacker.goto(address('realestate', '/user/orders/'));
    await expect(attacker).toHaveURL(address('realestate', '/?to=%2Fuser%2Forders%2F'));
    await expect(attacker.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
    await expect(attacker.getByText(/Мы отправили письмо/)).toHaveCount(0);
  });
  await ownersPlace.close();
});

test('a guest pays, waits and reads without confirming, asks for the letter again, and opens the account by its link', async ({
  page,
}) => {
  test.slow();
  const email = newEmail();
  await orderUnpaid(page, email);
  await payBy(page, cards.good);
  await arriveAtOrder(page);
  await expect(page.getByText('Заказ выполнен')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'Открыть отчёт' }).first().click();
  await expect(page.getByRole('heading', { name: 'Источники' })).toBeVisible();

  const notice = page.getByRole('region', { name: 'О вашем кабинете' });
  await expect(notice).toContainText('Мы отправили письмо на t***@example.com');
  await notice.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(notice).toContainText('Письмо отправлено ещё раз');
  await expect
    .poll(async () =>
      (await sandbox.mails(email)).some(({ subject }) => subject.startsWith('Подтвердите почту')),
    )
    .toBe(true);

  const { link } = await letterTo(email);
  await page.goto(link);
  await choosePassword(page, 'Подтвердить почту', 'Пароль');
  await expect(page).toHaveURL(address('realestate', '/user/'));
  await expect(notice).toHaveCount(0);
  await page.goto(link);
  await choosePassword(page, 'Подтвердить почту', 'Пароль');
  await expect(page.getByRole('alert')).toContainText('Ссылка уже использована');
});
