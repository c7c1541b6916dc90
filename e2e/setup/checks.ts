import { expect, type Page } from '@playwright/test';
import { address, type HostName } from './site.ts';

/** A person in the fields of forms: birth date as text, passport in two fields. */
export interface CheckedPerson {
  readonly last: string;
  readonly first: string;
  readonly middle?: string;
  readonly born: string;
  readonly passport?: string;
  readonly inn?: string;
  readonly region?: string;
}

/** The sandbox's person with every kind of record. */
export const notorious: CheckedPerson = {
  last: 'Образцов',
  first: 'Пётр',
  middle: 'Ильич',
  born: '15.05.1975',
  passport: '0010 100002',
  inn: '000100027447',
  region: '78',
};

/** Fills in the form on screen; opens collapsed optional fields first. */
export async function fillPerson(page: Page, person: CheckedPerson): Promise<void> {
  const { last, first, middle = '', born, passport = '', inn, region } = person;
  await page.getByLabel('Фамилия').fill(last);
  await page.getByLabel('Имя', { exact: true }).fill(first);
  await page.getByLabel('Отчество').fill(middle);
  await page.getByLabel('Дата рождения').fill(born);
  const [series = '', number = ''] = passport.split(' ');
  const extras = [
    ['Серия паспорта', series],
    ['Номер паспорта', number],
    ['ИНН', inn],
  ] as const;
  const folded = page.getByText(/^Добавить паспорт/);
  if ((passport || inn || region) && (await folded.count()) > 0) await folded.click();
  for (const [label, value] of extras) {
    if (value) await page.getByLabel(label, { exact: true }).fill(value);
  }
  if (region) await page.getByLabel('Регион').selectOption(region);
  await page.getByLabel(/Даю согласие/).check();
}

/** Submits the form of a landing; the preview comes next. */
export async function askForPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Проверить/ }).click();
  await page.waitForURL(/-preview\/[0-9a-f-]{36}\//);
}

export async function orderFromPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Получить отчёт' }).click();
  await expect(page.getByRole('heading', { name: 'Оформление проверки' })).toBeVisible();
}

/** Opens the checkout with the draft a form would have left in this tab. */
export async function openCheckCheckout(
  page: Page,
  product: string,
  subject: Readonly<Record<string, string>>,
  host: HostName = 'fizcheck',
): Promise<void> {
  if (!page.url().startsWith(address(host))) await page.goto(address(host, '/fizcheckCheckout/'));
  await page.evaluate((draft) => sessionStorage.setItem('checkDraft', draft), draftOf(product, subject));
  await page.goto(address(host, '/fizcheckCheckout/'));
}

const draftOf = (product_name: string, subject: Readonly<Record<string, string>>): string =>
  JSON.stringify({ product_name, subject });

/** Pays from the balance of the signed-in user, up to the page of the report. */
export async function payFromBalance(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await arriveAtReport(page);
}

/** The id of the order item whose report is on screen. */
export async function arriveAtReport(page: Page): Promise<string> {
  const path = /\/(?:check-person|counter-agent|credit-rating|proverka-avto|check-owner)\/([0-9a-f-]{36})\//;
  await page.waitForURL(path);
  return path.exec(page.url())?.[1] ?? '';
}

/** Expects a finished report: its first section is the verdict, and its sources have answered. */
export async function expectFinished(page: Page, timeout = 80_000): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Отчёт был полезен?' })).toBeVisible({ timeout });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Вывод');
}
