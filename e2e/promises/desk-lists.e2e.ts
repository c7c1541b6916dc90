import { readFile } from 'node:fs/promises';
import { collectTrouble, newCustomer } from '../setup/customer.ts';
import { address } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

test('a person is found by the palette and the list is saved as seen, by the keyboard alone', async ({
  page,
  context,
}) => {
  const trouble = collectTrouble(page);
  const customer = await newCustomer();
  await signInAtDesk(context, await newStaff('admin'));
  await page.goto(address('admin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Рабочее место' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /Имя, почта/ })).toBeFocused();
  await page.keyboard.type(customer.email);
  await expect(page.getByRole('option', { name: /^Человек/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('admin', `/admin/people/${customer.userId}/`));
  await expect(page.getByRole('region', { name: 'Аккаунт' })).toContainText(customer.email);

  await page.keyboard.press('Control+k');
  // Playwright inserts letters that are on no key of its keyboard where the focus is.
  await expect(page.getByRole('combobox', { name: /Имя, почта/ })).toBeFocused();
  await page.keyboard.type('люди');
  await expect(page.getByRole('option', { name: /^Раздел/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Люди' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(customer.email);
  await expect(page.getByText('Всего: 1 строка')).toBeVisible();
  // Past «Фильтры», «Столбцы» and «Виды».
  for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'CSV' })).toBeFocused();
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Люди.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Имя;E-mail;Телефон');
  expect(lines[1]).toContain(customer.email);
  // Nothing that names the person is in an address.
  expect(page.url()).toBe(address('admin', '/admin/people/'));
  expect(trouble).toEqual([]);
});

test('what is typed while the desk is loading stands in its search', async ({ page, context }) => {
  const trouble = collectTrouble(page);
  const customer = await newCustomer();
  await signInAtDesk(context, await newStaff('admin'));
  const typed = Promise.withResolvers<void>();
  const isAsked = page.waitForRequest(/\/r\/admin\/.*\.js$/);
  await page.route(/\/r\/admin\/.*\.js$/, (route) => typed.promise.then(() => route.continue()));
  const opening = page.goto(address('admin'));
  // The first scripts run by then, those of the desk do not.
  await isAsked;
  await page.keyboard.press('Control+k');
  await page.keyboard.type(customer.email);
  typed.resolve();
  await opening;
  await expect(page.getByRole('combobox', { name: /Имя, почта/ })).toHaveValue(customer.email);
  await expect(page.getByRole('option', { name: /^Человек/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('admin', `/admin/people/${customer.userId}/`));
  expect(trouble).toEqual([]);
});
