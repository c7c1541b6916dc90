import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { collectTrouble } from '../setup/customer.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, asked } from '../setup/site.ts';

const field = (page: Page) => page.getByPlaceholder('Введите адрес или кадастровый номер');

async function find(page: Page, text: string): Promise<void> {
  await page.goto(address('realestate'));
  await field(page).fill(text);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Найти' }).click();
}

test('suggestions come from three characters on, eight of them, and are chosen by keyboard', async ({
  page,
}) => {
  await page.goto(address('realestate'));
  await field(page).pressSequentially('Маяк');
  await expect(page.getByRole('option')).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(/Маяковского/);
});

test('without suggestions the form still takes free text', async ({ page }) => {
  const text = 'Санкт-Петербург, ул Маяковского, д 101, кв 1';
  await sandbox.set({ source: 'dadata', subject: text, behaviour: { kind: 'failing', status: 503 } });
  await find(page, text);
  await page.waitForURL(/\/object\/78:31:0099001:101\//);
});

test('a number that is not known is said to be not found', async ({ page, request }) => {
  await find(page, '78:31:0099001:999999');
  await expect(page.getByText(/не найден/i).first()).toBeVisible();
  const answer = await request.get(...asked('realestate', '/object/78:31:0099001:999999/'));
  expect(answer.status()).toBe(404);
});

test('a cancelled object warns before anything is bought', async ({ page }) => {
  await page.goto(address('realestate', '/object/78:31:0099001:108/'));
  await expect(page.getByText('Аннулирован').first()).toBeVisible();
});

test('an object page is whole when the map is down, and says what did not answer', async ({ page }) => {
  const number = '78:31:0099001:106';
  await sandbox.set({ source: 'nspd', subject: number, behaviour: { kind: 'failing', status: 503 } });
  const trouble = collectTrouble(page);
  await page.goto(address('realestate', `/object/${number}/`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Маяковского');
  await expect(page.getByText(/НСПД/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /ещё раз|Повторить/ })).toBeVisible();
  expect(trouble).toEqual([]);
});
