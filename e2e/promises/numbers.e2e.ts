import { readFile } from 'node:fs/promises';
import { collectTrouble, giveBalance, newCustomer } from '../setup/customer.ts';
import { openSection, operate } from '../setup/operator.ts';
import { placeOrder } from '../setup/orders.ts';
import { address } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

test('a figure of today opens the list behind it, with the order that was just paid', async ({
  page,
  context,
}) => {
  const trouble = collectTrouble(page);
  const customer = await newCustomer();
  await giveBalance(customer, 1000);
  const orderId = await placeOrder(customer, {
    objectKey: '77:06:0001001:1234',
    address: 'ул. Тестовая, д. 1',
  });
  await signInAtDesk(context, await newStaff('accountant'));
  await page.goto(address('admin'));
  await openSection(operate(page, 'mouse'), 'Показатели');
  await page.getByRole('button', { name: 'Сегодня', exact: true }).click();
  await expect(page).toHaveURL(/date_from=/);
  const course = page.getByRole('region', { name: 'Путь заказа', exact: true });
  await course.getByRole('link', { name: /^Оплачены: / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оплаченные заказы' })).toBeVisible();
  await expect(page.locator(`a[href="/admin/orders/${orderId}/"]`)).toBeVisible();

  await page.goBack();
  await page.getByRole('tab', { name: 'По дням' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/День;Регистрации;Оформлены;Оплачены/);
  expect(lines).toHaveLength(2);
  expect(trouble).toEqual([]);
});
