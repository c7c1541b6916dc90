import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/test.ts';
import { collectTrouble, giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import { placeOrder } from '../setup/orders.ts';
import { address } from '../setup/site.ts';

test('the account overview shows pending orders, the balance, the tariff and the newest orders, and links to each', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 1500);
  await placeOrder(customer, { objectKey: '78:31:0099001:101', address: 'ул. Тестовая, д. 1, кв. 1' });
  await placeOrder(customer, { objectKey: '78:31:0099001:102', address: 'ул. Тестовая, д. 2', by: 'card' });
  await signIn(context, customer);
  const trouble = collectTrouble(page);
  await page.goto(address('realestate', '/user/'));
  await expect(page.getByRole('heading', { name: 'Личный кабинет' })).toBeVisible();
  await expect(page.getByText('1 заказ ждёт оплаты')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Баланс' })).toContainText('1 001 ₽');
  await expect(page.getByRole('region', { name: 'Тариф', exact: true })).toContainText('Базовый');
  await expect(page.getByRole('region', { name: 'Последние заказы' }).getByRole('article')).toHaveCount(2);

  const sections = page.getByRole('navigation', { name: 'Личный кабинет' });
  for (const [section, heading] of [
    ['Заказы', 'Мои заказы'],
    ['Баланс', 'Баланс'],
    ['Тариф', 'Тариф'],
  ] as const) {
    await sections.getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(sections.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'page');
  }
  expect(trouble).toEqual([]);
});

test('the account overview tells a new user what it will show and what to do', async ({ page, context }) => {
  await signIn(context, await newCustomer());
  await page.goto(address('realestate', '/user/'));
  await expect(page.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Найти объект' }).click();
  await expect(page).toHaveURL(address('realestate'));
});

test('old account addresses redirect with their query, and guests are redirected from all of them', async ({
  page,
  context,
}) => {
  await page.goto(address('realestate', '/user/ordersNew/?page=2'));
  await expect(page).toHaveURL(address('realestate', '/?to=%2Fuser%2Forders%2F%3Fpage%3D2'));
  await signIn(context, await newCustomer());
  await page.goto(address('realestate', '/user/ordersNew/?query=кв'));
  await expect(page).toHaveURL(/\/user\/orders\/\?query=/);
  await page.goto(address('realestate', '/user/tariffOld/'));
  await expect(page).toHaveURL(address('realestate', '/user/tariff/'));
});

test('the tariff page shows the level, what the next one takes and the rule of special prices', async ({
  page,
  context,
}) => {
  await signIn(context, await newCustomer());
  await page.goto(address('realestate', '/user/tariff/'));
  const own = page.getByRole('region', { name: 'Ваш тариф' });
  await expect(own).toContainText('Базовый');
  await expect(own.getByRole('progressbar', { name: /До порога «Стартовый» осталось 1\s500/ })).toBeVisible();
  const ladder = page.getByRole('table', { name: 'Тарифы и пороги' });
  await expect(ladder.getByRole('row', { name: /Базовый/ })).toContainText('ваш тариф');
  for (const title of ['Стартовый', 'Стандарт', 'Оптимум Плюс', 'Максимум Плюс']) {
    await expect(ladder.getByRole('rowheader', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^Правило 1\s500\s₽$/ })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`every screen of the account at ${width} pixels is accessible and fits the screen`, async ({
    page,
    context,
  }) => {
    const customer = await newCustomer();
    await giveBalance(customer, 1500);
    await placeOrder(customer, { objectKey: '78:31:0099001:101', address: 'ул. Тестовая, д. 1, кв. 1' });
    await placeOrder(customer, { objectKey: '78:31:0099001:102', address: 'ул. Тестовая, д. 2', by: 'card' });
    await signIn(context, customer);
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/user/', '/user/orders/', '/user/balance/', '/user/tariff/']) {
      await page.goto(address('realestate', path));
      await expect(page.getByRole('main').getByText('Загружа')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}
