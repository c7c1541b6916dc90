import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { collectTrouble } from '../setup/customer.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, asked } from '../setup/site.ts';

const field = (page: Page) => page.getByPlaceholder('Введите адрес или кадастровый номер');

async function find(page: Page, text: string): Promise<void> {
  await page.goto(address('realestate'));
  // Suggestions of a typed address push the consent down: it is given before they come.
  await page.getByRole('checkbox').check();
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Найти' }).click();
}

test('eight suggestions appear from three characters on and can be chosen by keyboard', async ({ page }) => {
  await page.goto(address('realestate'));
  await field(page).pressSequentially('Маяк');
  await expect(page.getByRole('option')).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(/Маяковского/);
});

test('without suggestions the search form still accepts free text', async ({ page }) => {
  const text = 'Санкт-Петербург, ул Маяковского, д 101, кв 1';
  await sandbox.set({ source: 'dadata', subject: text, behaviour: { kind: 'failing', status: 503 } });
  await find(page, text);
  await page.waitForURL(/\/object\/78:31:0099001:101\//);
});

test('«Маяковского 101-5» leads to the flat, and «123» to no house at all', async ({ page }) => {
  await find(page, '123');
  await expect(page.getByText('По номеру 123')).toBeVisible();
  await expect(page).toHaveURL(address('realestate'));
  await find(page, 'Маяковского 101-1');
  await page.waitForURL(/\/object\/78:31:0099001:101\//);
});

test('on a phone suggestions cover neither the button nor the consent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address('realestate'));
  await field(page).pressSequentially('Маяк');
  const list = await page.getByRole('listbox').boundingBox();
  for (const below of [page.getByRole('button', { name: 'Найти' }), page.getByRole('checkbox').first()]) {
    const box = await below.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
  }
});

test('an unknown number is reported as not found', async ({ page, request }) => {
  await find(page, '78:31:0099001:999999');
  await expect(page.getByText(/не найден/i).first()).toBeVisible();
  const answer = await request.get(...asked('realestate', '/object/78:31:0099001:999999/'));
  expect(answer.status()).toBe(404);
});

test('an object removed from the register shows a warning before anything is bought', async ({ page }) => {
  await page.goto(address('realestate', '/object/78:31:0099001:108/'));
  await expect(page.getByText('Аннулирован').first()).toBeVisible();
});

test('when the map is down the object page is complete and says which source did not answer', async ({
  page,
}) => {
  const number = '78:31:0099001:106';
  await sandbox.set({ source: 'nspd', subject: number, behaviour: { kind: 'failing', status: 503 } });
  const trouble = collectTrouble(page);
  await page.goto(address('realestate', `/object/${number}/`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Маяковского');
  await expect(page.getByText(/НСПД/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /ещё раз|Повторить/ })).toBeVisible();
  expect(trouble).toEqual([]);
});
