import { expect, test } from '../setup/test.ts';
import { arriveAtOrder } from '../setup/buying.ts';
import { giveBalance, newCustomer, signIn, type Customer } from '../setup/customer.ts';
import { placeOrder } from '../setup/orders.ts';
import { address } from '../setup/site.ts';

const flat = { objectKey: '78:31:0099001:101', address: 'г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 1' };

async function customerWithOrders(): Promise<Customer> {
  const customer = await newCustomer();
  await giveBalance(customer, 5000);
  await placeOrder(customer, flat);
  await placeOrder(customer, { ...flat, objectKey: '78:31:0099001:102', product: 'EgrnRightList' });
  await placeOrder(customer, { objectKey: '78:31:0099001:103', address: 'ул. Ёлочная, д. 5', by: 'card' });
  return customer;
}

test('orders can be searched and filtered, and the page address keeps the search', async ({
  page,
  context,
}) => {
  await signIn(context, await customerWithOrders());
  await page.goto(address('realestate', '/user/orders/'));
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).toHaveCount(3);

  const search = page.getByRole('searchbox', { name: 'Поиск по заказам' });
  await search.fill('елочная');
  await search.press('Enter');
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText('ул. Ёлочная, д. 5');
  await page.getByRole('link', { name: 'Сбросить поиск и фильтры' }).click();
  await expect(orders).toHaveCount(3);

  const states = page.getByRole('navigation', { name: 'Состояние заказов' });
  await states.getByRole('link', { name: /^Ждут оплаты/ }).click();
  await expect(orders).toHaveCount(1);
  await expect(orders.getByRole('link', { name: 'Оплатить' })).toBeVisible();
  await states.getByRole('link', { name: /^Все/ }).click();
  await page
    .getByRole('combobox', { name: 'Услуга' })
    .selectOption({ label: 'Отчёт о переходе прав: история владельцев' });
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText('78:31:0099001:102');
  await page.reload();
  await expect(orders).toHaveCount(1);

  await search.fill('такого адреса нет');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  await page.goBack();
  await expect(orders).toHaveCount(1);
});

test('repeating an order uses the same service and object at the current price', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 1500);
  const first = await placeOrder(customer, flat);
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/orders/'));
  await expect(page.getByText('готово 1 из 1')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'Заказать заново' }).click();
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Выписка об.объекте/ })).toBeChecked();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('radio', { name: /баланса/ }).check();
  await page.getByRole('button', { name: /^Оплатить 499/ }).click();
  const again = page.getByRole('button', { name: /ещё раз|заново|обнов/i });
  await expect(page.getByRole('heading', { name: /^Заказ от/ }).or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  expect(await arriveAtOrder(page)).not.toBe(first);
});

test('the order list shows twenty orders per page and links to the next page', async ({ page, context }) => {
  const customer = await newCustomer();
  await giveBalance(customer, 20_000);
  for (let flatNumber = 1; flatNumber <= 21; flatNumber += 1) {
    await placeOrder(customer, {
      objectKey: `78:31:0099001:${200 + flatNumber}`,
      address: `ул. Тестовая, д. 2, кв. ${flatNumber}`,
    });
  }
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/orders/'));
  await expect(page.getByText('Показаны 1–20 из 21')).toBeVisible();
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('д. 2, кв. 1');
});
