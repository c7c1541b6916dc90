import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { cards, leaveContacts, payBy } from '../setup/buying.ts';
import { collectTrouble, giveBalance, newCustomer, newEmail, signIn } from '../setup/customer.ts';
import { address } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';

const flat = '78:31:0099001:119';

interface Owner {
  readonly last: string;
  readonly first: string;
  readonly middle: string;
  readonly born: string;
  readonly passport?: string;
  readonly inn?: string;
}

// People of sandbox scenarios: one without records, one with every kind.
const clean: Owner = {
  last: 'Тестов',
  first: 'Иван',
  middle: 'Петрович',
  born: '31.01.1980',
  passport: '100001',
  inn: '000100013701',
};
const notorious: Owner = {
  last: 'Образцов',
  first: 'Пётр',
  middle: 'Ильич',
  born: '15.05.1975',
  passport: '100002',
  inn: '000100027447',
};

async function nameOwner(page: Page, owner: Owner): Promise<void> {
  await page.getByLabel('Фамилия').fill(owner.last);
  await page.getByLabel('Имя').fill(owner.first);
  await page.getByLabel('Отчество').fill(owner.middle);
  await page.getByLabel('Дата рождения').fill(owner.born);
  if (owner.passport !== undefined) {
    await page.getByLabel('Серия паспорта').fill('0010');
    await page.getByLabel('Номер паспорта').fill(owner.passport);
  }
  if (owner.inn !== undefined) await page.getByLabel('ИНН').fill(owner.inn);
  await page.getByLabel(/Даю согласие/).check();
  await page.getByRole('button', { name: 'Добавить в проверку' }).click();
}

test('a full check of a flat and its two owners is bought from the balance and read', async ({
  page,
  context,
}) => {
  test.slow();
  const customer = await newCustomer();
  await giveBalance(customer, 3000);
  await signIn(context, customer);
  const trouble = collectTrouble(page);

  await page.goto(address('realestate', `/object/${flat}/`));
  await page.getByRole('link', { name: /Заказать: Полная проверка/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /полной проверки/ })).toBeVisible();

  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'хотя бы одного собственника' })).toBeVisible();

  await nameOwner(page, clean);
  await page.getByRole('button', { name: 'Добавить ещё собственника' }).click();
  await nameOwner(page, notorious);
  await page.getByLabel(/Добавить страхование рисков/).check();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('button', { name: /^Оплатить 2\s?299/ }).click();

  await page.waitForURL(/\/risk-preview\/[0-9a-f-]{36}\//);
  await expect(page.getByRole('heading', { name: /вывод/i })).toBeVisible({ timeout: 30_000 });
  const owners = page.getByRole('main');
  const first = owners.getByRole('region', { name: 'Тестов Иван Петрович' });
  const second = owners.getByRole('region', { name: 'Образцов Пётр Ильич' });
  for (const owner of [first, second]) {
    await expect(owner).toContainText(/Ответили 1[12] из 12 источников/, { timeout: 60_000 });
    await expect(owner).not.toContainText('проверка идёт', { timeout: 90_000 });
  }
  await expect(second).toContainText(/банкрот/i);
  await expect(page.getByRole('region', { name: 'Страхование рисков' })).toContainText(/1\s?000/);
  await expect(page.getByRole('region', { name: 'Источники об объекте' })).toContainText('Выписка ЕГРН');

  await page.getByRole('button', { name: 'Ответить на вопросы: Тестов Иван Петрович' }).click();
  const married = page.getByRole('group', { name: /в браке/ });
  await married.getByRole('radio', { name: 'Да' }).check();
  await page.getByRole('button', { name: 'Сохранить ответы' }).click();
  await expect(first).toContainText('нотариальное согласие супруга');

  await page.reload();
  await expect(first).toContainText('нотариальное согласие супруга');
  expect(trouble).toEqual([]);
});

test('a guest on the page about full checks registers on the way, pays by card and reads the report', async ({
  page,
}) => {
  test.slow();
  const trouble = collectTrouble(page);
  await page.goto(address('realestate', '/risk-assessment/'));
  await page.getByRole('search').getByRole('checkbox').check();
  await page.getByLabel('Адрес или кадастровый номер').fill(flat);
  await page.getByRole('button', { name: 'Найти' }).click();

  await page.waitForURL(/\/riskCheckout\//);
  await expect(page.getByText(`Кадастровый номер ${flat}`)).toBeVisible();
  await nameOwner(page, clean);
  await page.getByLabel(/Добавить страхование рисков/).check();
  await page.reload();
  await expect(page.getByText('Тестов Иван Петрович')).toBeVisible();
  await expect(page.getByLabel(/Добавить страхование рисков/)).toBeChecked();
  await expect(page.getByText(/^Итого 2\s?299/)).toBeVisible();
  expect(page.url()).not.toContain(encodeURIComponent('Тестов'));
  await leaveContacts(page, newEmail());
  await payBy(page, cards.good);

  await page.waitForURL(/\/risk-preview\/[0-9a-f-]{36}\//, { timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Тестов Иван Петрович' })).toContainText(
    /Ответили 1[12] из 12 источников/,
    { timeout: 60_000 },
  );
  await expect(page.getByRole('region', { name: 'Страхование рисков' })).toContainText(/1\s?000/);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Тестов');
  expect(trouble).toEqual([]);
});

test('the free-risk search applies its coupon to the order, and the first report about owners is free', async ({
  page,
  context,
}) => {
  await signIn(context, await newCustomer());
  await page.goto(address('realestate', '/risk/'));
  await page.getByLabel('Адрес или кадастровый номер').fill(flat);
  await page.getByRole('button', { name: 'Найти' }).click();
  await page.waitForURL(/\/object\/.*onlyRisk=true/);
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('heading', { name: 'Отчёт о рисках собственников' }) })
    .getByRole('link', { name: /^Заказать/ })
    .click();
  await nameOwner(page, clean);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('Применён: Купон freerisk')).toBeVisible();
  await page.getByRole('button', { name: 'Оформить бесплатно' }).click();
  await page.waitForURL(/\/risk-preview\/[0-9a-f-]{36}\//, { timeout: 30_000 });
});

test('the staff writes a conclusion, hides it and shows it again, and the buyer reads what is shown', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const buyer = await newCustomer();
  await giveBalance(buyer, 3000);
  await signIn(context, buyer);
  await page.goto(address('realestate', `/riskCheckout/${flat}/`));
  await nameOwner(page, clean);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('button', { name: /^Оплатить 1\s?299/ }).click();
  await page.waitForURL(/\/risk-preview\/[0-9a-f-]{36}\//);
  const itemId = /([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await expect(
    page.getByRole('link', { name: /PDF/ }).or(page.getByRole('button', { name: /PDF/ })),
  ).toBeVisible({
    timeout: 60_000,
  });

  const manager = await newStaff('manager');
  const desk = await browser.newPage();
  await signInAtDesk(desk.context(), manager);
  const trouble = collectTrouble(desk);
  await desk.goto(address('admin', '/admin/risk/'));
  await desk.locator(`a[href="/admin/risk/${itemId}/"]`).click();
  await expect(desk.getByRole('region', { name: 'Тестов Иван Петрович' })).toContainText(
    /Ответили 1[12] из 12/,
  );
  await desk.getByLabel('Текст заключения').fill('Покупать можно после свежей выписки.');
  await desk.getByRole('button', { name: 'Опубликовать' }).click();
  const card = desk.getByRole('article', { name: 'Заключение: Отчёт в целом' });
  await expect(card).toContainText('Написано специалистом: Тестов Иван');

  const read = page.getByText('Покупать можно после свежей выписки.');
  await page.reload();
  await expect(read).toBeVisible();
  await expect(page.getByText(/Написано специалистом: Тестов Иван/)).toBeVisible();
  await card.getByRole('button', { name: 'Скрыть от покупателя' }).click();
  await expect(card).toContainText('Скрыто от покупателя');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Тестов Иван Петрович' })).toBeVisible();
  await expect(read).toBeHidden();
  expect(trouble).toEqual([]);
  await desk.close();
});

test("a full check is finished without the seller's passport and INN, and says what it did not check", async ({
  page,
  context,
}) => {
  test.slow();
  const customer = await newCustomer();
  await giveBalance(customer, 3000);
  await signIn(context, customer);
  await page.goto(address('realestate', `/riskCheckout/${flat}/`));
  await nameOwner(page, { last: 'Тестов', first: 'Макет', middle: 'Макетович', born: '07.07.1977' });
  await page.getByLabel(/Добавить страхование рисков/).check();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('button', { name: /^Оплатить 2\s?299/ }).click();

  await page.waitForURL(/\/risk-preview\/[0-9a-f-]{36}\//);
  const card = page.getByRole('region', { name: 'Чтобы продолжить, нужны данные' });
  await expect(card).toContainText('отдельной цены у этих проверок нет', { timeout: 60_000 });
  await expect(page.getByText('проверка идёт')).toHaveCount(0, { timeout: 60_000 });
  await card.getByRole('button', { name: 'Пропустить эти проверки' }).click();
  await expect(card).toBeHidden();
  await expect(
    page.getByRole('link', { name: /PDF/ }).or(page.getByRole('button', { name: /PDF/ })),
  ).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Не проверено, потому что не указаны данные/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Что проверить не удалось' })).toContainText('паспорт');
  await expect(page.getByRole('button', { name: 'Закончить отчёт' })).toBeVisible();
});
