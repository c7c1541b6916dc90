import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { address } from '../setup/site.ts';
import { sandbox } from '../setup/sandbox.ts';

interface Passport {
  readonly lastName: string;
  readonly firstName: string;
  readonly middleName?: string;
  readonly birthDate: string;
  readonly series: string;
  readonly number: string;
}

async function check(page: Page, passport: Passport): Promise<void> {
  await page.goto(address('fizcheck', '/proverka-pasporta/'));
  await page.getByLabel('Фамилия').fill(passport.lastName);
  await page.getByLabel('Имя', { exact: true }).fill(passport.firstName);
  if (passport.middleName) await page.getByLabel(/Отчество/).fill(passport.middleName);
  await page.getByLabel('Дата рождения').fill(passport.birthDate);
  await page.getByLabel('Серия').fill(passport.series);
  await page.getByLabel('Номер', { exact: true }).fill(passport.number);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Проверить/ }).click();
}

test('a known passport is valid and under another name is not, and both answers name source and date', async ({
  page,
}) => {
  const known = {
    lastName: 'Тестов',
    firstName: 'Иван',
    middleName: 'Петрович',
    birthDate: '31.01.1980',
    series: '0010',
    number: '100001',
  };
  await check(page, known);
  await expect(page.getByRole('heading', { name: 'Паспорт действителен' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d{2}\.\d{2}\.\d{4}/);
  await check(page, { ...known, lastName: 'Образцов' });
  await expect(page.getByRole('heading', { name: 'Паспорт недействителен' })).toBeVisible();
});

test('a passport unknown to the source could not be checked, which differs from invalid', async ({
  page,
}) => {
  await check(page, {
    lastName: 'Тестов',
    firstName: 'Никто',
    birthDate: '01.01.1990',
    series: '0099',
    number: '999999',
  });
  await expect(page.getByRole('heading', { name: 'Не удалось проверить' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Паспорт недействителен' })).toHaveCount(0);
});

test('when the source of passports is down, the passport could not be checked', async ({ page }) => {
  await sandbox.set({
    source: 'supplier',
    subject: '0098 123456',
    behaviour: { kind: 'failing', status: 503 },
  });
  await check(page, {
    lastName: 'Образцов',
    firstName: 'Пётр',
    birthDate: '01.01.1990',
    series: '0098',
    number: '123456',
  });
  await expect(page.getByText('Не удалось проверить').first()).toBeVisible();
});

test('the passport form shows the first failing rule of each field and keeps the input', async ({ page }) => {
  await page.goto(address('fizcheck', '/proverka-pasporta/'));
  await page.getByLabel('Фамилия').fill('Тестов');
  await page.getByRole('button', { name: /Проверить/ }).click();
  await expect(page.getByText('Обязательное поле').first()).toBeVisible();
  await expect(page.getByLabel('Фамилия')).toHaveValue('Тестов');
});
