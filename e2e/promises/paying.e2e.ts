import { expect, test } from '../setup/test.ts';
import {
  arriveAtOrder,
  cards,
  closePaymentForm,
  leaveContacts,
  noticeOf,
  openCheckout,
  payBy,
  paymentForm,
} from '../setup/buying.ts';
import { giveBalance, newCustomer, newEmail, signIn } from '../setup/customer.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address } from '../setup/site.ts';

test('a declined card is reported and charges nothing, and another card pays the same order', async ({
  page,
}) => {
  const email = newEmail();
  await openCheckout(page, '78:31:0099001:101');
  await leaveContacts(page, email);
  await payBy(page, cards.noMoney);
  await expect(page.getByRole('alert').filter({ hasText: /не прошла/i })).toBeVisible();
  await page.getByRole('button', { name: /Оплатить/ }).click();
  await payBy(page, cards.good);
  await arriveAtOrder(page);
  await expect(noticeOf(page, 'Оплата прошла успешно')).toBeVisible();
});

test('after the payment form is closed the order can still be paid, and a later payment is noticed', async ({
  page,
}) => {
  const email = newEmail();
  await openCheckout(page, '78:31:0099001:102');
  // The form's script loads late: «Закрыть» appears only when it works.
  const script = Promise.withResolvers<void>();
  await page.route('**/yookassa/form.js', (route) => script.promise.then(() => route.continue()));
  await leaveContacts(page, email);
  await expect(paymentForm(page).getByLabel('Номер карты')).toBeVisible();
  await expect(paymentForm(page).getByRole('link', { name: 'Закрыть' })).toBeHidden();
  script.resolve();
  await closePaymentForm(page);
  await expect(noticeOf(page, 'Пользователь закрыл форму')).toBeVisible();

  // The customer pays by the link after all, in another window.
  const [payment] = await sandbox.payments(email);
  await sandbox.end('payments', payment?.id ?? '', 'finish');
  await page.getByRole('link', { name: /Проверка: на главную/ }).click();
  await expect(noticeOf(page, 'Оплата прошла успешно')).toBeVisible();
  await page.goto(address('realestate', '/user/orders/'));
  await page.getByRole('link', { name: 'Открыть мой заказ' }).click();
  await expect(page.getByRole('main')).toContainText('78:31:0099001:102');
  await expect(page.getByRole('main')).not.toContainText('Ожидает оплаты');
});

test('pressing pay twice or returning after a reload buys once', async ({ page }) => {
  const email = newEmail();
  await openCheckout(page, '78:31:0099001:103');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Телефон').fill('9990001122');
  await page.getByLabel(/публичной оферты/).check();
  await page.getByLabel(/обработку персональных данных/).check();
  await page.getByRole('button', { name: /Перейти к оплате/ }).dblclick();
  await expect(paymentForm(page).getByLabel('Номер карты')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
  expect(await sandbox.payments(email)).toHaveLength(1);
});

test('a buyer with enough balance pays from it and is charged once', async ({ page, context }) => {
  const customer = await newCustomer();
  await giveBalance(customer, 1500);
  await signIn(context, customer);
  await openCheckout(page, '78:31:0099001:104');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('radio', { name: /баланса/ }).check();
  await page.getByRole('button', { name: /^Оплатить 499/ }).click();
  await arriveAtOrder(page);
  await expect(page.getByText('Заказ выполнен')).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('1 001 ₽');
});

test('a buyer with too little balance pays a part from it and the rest by card', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 200);
  await signIn(context, customer);
  await openCheckout(page, '78:31:0099001:101');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('radio', { name: /С.баланса 200.₽, картой 299.₽/ }).check();
  await page.getByRole('button', { name: /^Оплатить 499/ }).click();
  await payBy(page, cards.good);
  await arriveAtOrder(page);
  const [payment] = await sandbox.payments(customer.email);
  expect(payment?.amount.value).toBe('299.00');
  await expect(page.getByText('Заказ выполнен')).toBeVisible({ timeout: 40_000 });
  await page.goto(address('realestate', '/user/balance/'));
  await expect(page.getByRole('banner')).toContainText(/(^|\D)0.₽/);
});

test('when a source is down the report says «не удалось проверить» and the money returns to the card', async ({
  page,
}) => {
  test.slow();
  const email = newEmail();
  const number = '78:31:0099001:105';
  await openCheckout(page, number, 'EgrnRightList');
  await sandbox.set({
    source: 'kadnet',
    operation: 'Create',
    subject: number,
    behaviour: { kind: 'failing', status: 503 },
  });
  await leaveContacts(page, email);
  await payBy(page, cards.good);
  await arriveAtOrder(page);
  await page
    .getByRole('link', { name: /страницу отчёта|отчёт/ })
    .first()
    .click();
  await expect(page.getByText(/не удалось проверить/i).first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Ничего не найдено')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/499/);
  const [payment] = await sandbox.payments(email);
  await expect
    .poll(async () => (await sandbox.refunds(payment?.id ?? '')).map(({ amount }) => amount.value))
    .toEqual(['499.00']);
  await expect
    .poll(async () => (await sandbox.mails(email)).map(({ text }) => text).join('\n'))
    .toMatch(/возвра/i);
});
