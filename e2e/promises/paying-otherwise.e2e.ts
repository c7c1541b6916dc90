import { expect, test } from '../setup/test.ts';
import {
  arriveAtOrder,
  confirmInBank,
  leaveContacts,
  noticeOf,
  openCheckout,
  payBySbp,
  payByWallet,
  wallets,
} from '../setup/buying.ts';
import { newCustomer, newEmail, signIn } from '../setup/customer.ts';
import { address } from '../setup/site.ts';

test('a top-up is paid through SBP: refused by the bank it charges nothing, confirmed it reaches the balance', async ({
  page,
  context,
}) => {
  await signIn(context, await newCustomer());
  await page.goto(address('realestate', '/user/balance/'));
  const topUp = page.getByRole('region', { name: 'Пополнить' });
  await topUp.getByRole('button', { name: /^500/ }).click();
  await topUp.getByRole('button', { name: /^Пополнить на 500/ }).click();
  await confirmInBank(await payBySbp(page), 'Отказаться');
  await expect(topUp.getByRole('alert')).toContainText('Оплата не прошла');
  await topUp.getByRole('button', { name: /^Оплатить 500/ }).click();
  await confirmInBank(await payBySbp(page), 'Песочный банк');
  await expect(noticeOf(page, 'Оплата прошла успешно')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Можно потратить' })).toContainText(/500\s₽/);
});

test('an order is paid from a ЮMoney wallet', async ({ page }) => {
  await openCheckout(page, '78:31:0099001:112');
  await leaveContacts(page, newEmail());
  await payByWallet(page, wallets.noMoney);
  await expect(page.getByRole('alert').filter({ hasText: /не прошла/i })).toBeVisible();
  await page.getByRole('button', { name: /Оплатить/ }).click();
  await payByWallet(page, wallets.good);
  await arriveAtOrder(page);
  await expect(noticeOf(page, 'Оплата прошла успешно')).toBeVisible();
});
