import { readFile } from 'node:fs/promises';
import { readFirstSheet } from '../setup/xlsx-sheet.ts';
import { giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import { address } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

const ROWS = 500;
const BAD = 40;

/** Invented people; the first forty have an impossible birth date. */
function list(): string {
  const rows = Array.from({ length: ROWS }, (_, place) => {
    const day = String((place % 28) + 1).padStart(2, '0');
    const month = String((Math.floor(place / 28) % 12) + 1).padStart(2, '0');
    const year = 1970 + Math.floor(place / 336);
    return `Тестов;Иван;Петрович;${place < BAD ? '31.02.1990' : `${day}.${month}.${year}`}`;
  });
  return ['Фамилия;Имя;Отчество;Дата рождения', ...rows].join('\n');
}

test('500 rows, 40 of them invalid, are checked, priced, paid from the balance, followed and downloaded as a table', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 20_000);
  await signIn(context, customer, 'fizcheck-pro.localhost');
  await page.goto(address('fizcheck-pro', '/wholesale/'));
  await page.getByLabel('Выбрать файл CSV или XLSX').setInputFiles({
    name: 'кандидаты.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list()),
  });

  await expect(page.getByRole('heading', { name: 'кандидаты.csv' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Строки с ошибками: ${BAD}` })).toBeVisible();
  await expect(page.getByText('Дата рождения: невалидная дата').first()).toBeVisible();
  const sum = page.getByRole('region', { name: 'Расчёт' });
  await expect(sum).toContainText('45 540 ₽');
  await page.getByRole('combobox', { name: /Люди: 460/ }).selectOption({ label: 'Банкротство — 29\u00a0₽' });
  await expect(sum).toContainText('13 340 ₽');

  await page.getByLabel(/публичной оферты/).check();
  await page.getByLabel(/обработку персональных данных/).check();
  await page.getByRole('button', { name: /Оплатить 13.340.₽ с.баланса/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Ход проверки' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('6 660 ₽');
  await expect(page.getByRole('heading', { name: 'Список проверен' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '460');

  const row = page.getByRole('row', { name: /Тестов Иван Петрович/ }).first();
  await expect(row).toContainText('Замечаний нет');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать итоги XLSX' }).click();
  const sheet = readFirstSheet(await readFile(await (await download).path()));
  expect(sheet.match(/<row /g)).toHaveLength(1 + ROWS - BAD);
  expect(sheet).toContain('Замечаний нет');
  // The charge equals what was delivered.
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('6 660 ₽');
  await page
    .getByRole('link', { name: /Тестов Иван Петрович/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Тестов Иван Петрович' })).toBeVisible();
});
