import { expect, test } from '../setup/test.ts';
import { cards, closePaymentForm, noticeOf, payBy } from '../setup/buying.ts';
import { newCustomer, signIn } from '../setup/customer.ts';
import { placeOrder } from '../setup/orders.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address } from '../setup/site.ts';

test('a top-up is paid in the form, the balance grows on screen and the transaction is listed', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/balance/'));
  await expect(page.getByRole('heading', { name: 'Операций пока нет' })).toBeVisible();
  const topUp = page.getByRole('region', { name: 'Пополнить' });
  await topUp.getByRole('button', { name: /^3\s000/ }).click();
  await topUp.getByRole('button', { name: /^Пополнить на 3\s000/ }).click();
  await payBy(page, cards.good);
  await expect(page.getByRole('banner').getByRole('status')).toContainText(/\+3\s000\s₽/);
  await expect(noticeOf(page, 'Оплата прошла успешно')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/3\s000\s₽/);
  await expect(page.getByRole('region', { name: 'Можно потратить' })).toContainText(/3\s000\s₽/);

  const transactions = page.getByRole('region', { name: 'Операции' }).getByRole('listitem');
  await expect(transactions).toHaveCount(1);
  await expect(transactions).toContainText(/Пополнение баланса.*\+3\s000\s₽/s);

  await placeOrder(customer, { objectKey: '78:31:0099001:111', address: 'ул. Тестовая, д. 1, кв. 11' });
  await page.reload();
  await expect(transactions.first()).toContainText(/−499\s₽/);
  await transactions.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Заказ от/ })).toBeVisible();
});

test('a declined card and a closed form charge nothing, and the same top-up can still be paid', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/balance/'));
  const topUp = page.getByRole('region', { name: 'Пополнить' });
  await topUp.getByLabel('Сумма').fill('750,50');
  await topUp.getByRole('button', { name: /^Пополнить на 750,50/ }).click();
  await payBy(page, cards.noMoney);
  await expect(topUp.getByRole('alert')).toContainText('Оплата не прошла');
  await topUp.getByRole('button', { name: /^Оплатить 750,50/ }).click();
  await closePaymentForm(page);
  await expect(topUp).toContainText('Пополнение ждёт оплаты');
  await topUp.getByRole('button', { name: /^Оплатить 750,50/ }).click();
  await payBy(page, cards.good);
  await expect(topUp).toContainText('уже на балансе');
  await expect(page.getByRole('banner')).toContainText('750,50 ₽');
  expect(
    (await sandbox.payments(customer.email)).filter(({ status }) => status === 'succeeded'),
  ).toHaveLength(1);
});

test('an invalid top-up amount is refused before a payment is opened', async ({ page, context }) => {
  await signIn(context, await newCustomer());
  await page.goto(address('realestate', '/user/balance/'));
  const topUp = page.getByRole('region', { name: 'Пополнить' });
  for (const [typed, mistake] of [
    ['0', 'Значение должно быть положительным числом'],
    ['10,999', 'Не больше двух знаков после запятой'],
    ['1000000', 'Не больше 350 000 ₽ за одно пополнение'],
  ] as const) {
    await topUp.getByLabel('Сумма').fill(typed);
    await topUp.getByRole('button', { name: 'Пополнить', exact: true }).click();
    await expect(topUp.getByText(mistake)).toBeVisible();
  }
});
