import type { BrowserContext, Page } from '@playwright/test';
import { isCreditHistory } from '@proverka/catalogue/credit-history';
import { declaredProducts } from '@proverka/catalogue/declared-products';
import { expectFinished, openCheckCheckout, payFromBalance } from '../setup/checks.ts';
import { askAndSign } from '../setup/credit-consent.ts';
import { giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import { address } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

const person = {
  last_name: 'Тестов',
  first_name: 'Иван',
  middle_name: 'Петрович',
  birth_date: '1980-01-31',
  passport_series: '0010',
  passport_number: '100001',
  inn: '000100013701',
  region: '77',
};
const subjects = {
  person,
  company: { inn: '7707083893' },
  car: { vin: 'X0T00000000000001' },
} as const;

/** What the brand sells about a person, a company or a car. */
const products = declaredProducts.flatMap(({ brand, name, subject, isInstant }) =>
  brand === 'person-check' && !isInstant && subject !== 'object'
    ? [{ name, subject: subjects[subject] }]
    : [],
);

/** Titles of the sources of each product, as the catalogue tells them. */
async function sourcesOf(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  await page.goto(address('fizcheck', '/fizcheckCheckout/'));
  const listed = await page.evaluate(
    async () =>
      (await (await fetch('/api/products')).json()) as {
        product_name: string;
        data: { tasks: { title: string }[] };
      }[],
  );
  return new Map(
    listed.map(({ product_name, data }) => [product_name, data.tasks.map(({ title }) => title)]),
  );
}

async function signInRich(context: BrowserContext, host = 'fizcheck.localhost'): Promise<void> {
  const customer = await newCustomer();
  await giveBalance(customer, 3000);
  await signIn(context, customer, host);
}

async function buyAndRead(
  page: Page,
  product: string,
  subject: Readonly<Record<string, string>>,
  sources: readonly string[],
): Promise<void> {
  await openCheckCheckout(page, product, subject);
  await payFromBalance(page);
  if (isCreditHistory(product)) await askAndSign(page);
  await expectFinished(page);
  const told = page.getByRole('region', { name: 'Источники' });
  for (const source of sources) await expect(told).toContainText(source);
  await expect(page.getByText('Не удалось проверить')).toHaveCount(0);
}

const PARTS = 3;
const size = Math.ceil(products.length / PARTS);
for (let part = 0; part < PARTS; part += 1) {
  const walked = products.slice(part * size, (part + 1) * size);
  test(`bought and read: ${walked.map(({ name }) => name).join(', ')}`, async ({ page, context }) => {
    test.slow();
    await signInRich(context);
    const sources = await sourcesOf(page);
    for (const { name, subject } of walked) {
      await test.step(name, () => buyAndRead(page, name, subject, sources.get(name) ?? [name]));
    }
  });
}

test('a company is found by its name and checked whole', async ({ page, context }) => {
  await signInRich(context);
  await page.goto(address('fizcheck', '/counter-agent/'));
  await page.getByRole('combobox', { name: /ИНН/ }).fill('Полный Наб');
  await page.getByRole('option', { name: /Полный Набор/ }).click();
  await page.getByRole('button', { name: /^Проверить/ }).click();
  await page.waitForURL(/\/counter-agent-preview\/[0-9a-f-]{36}\//);
  await page.getByRole('button', { name: 'Получить отчёт' }).click();
  await payFromBalance(page);
  await expectFinished(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Полный\sНабор», ИНН\s0010009524/);
  const found = page.getByRole('region', { name: 'Что найдено' });
  await expect(found).toContainText('Руководитель дисквалифицирован');
  await expect(found).toContainText('Адрес массовой регистрации');
});

test('a car checked by its plate has its VIN in the heading, and a car without VIN its body number', async ({
  page,
  context,
}) => {
  await signInRich(context);
  await page.goto(address('fizcheck', '/proverka-avto/'));
  await page.getByRole('textbox', { name: /^VIN/ }).fill('о011рт100');
  await page.getByRole('button', { name: /^Проверить/ }).click();
  await page.waitForURL(/\/check-auto-preview\/[0-9a-f-]{36}\//);
  // Make and year are told before any money.
  await expect(page.getByText(/^\d{4}\sгод/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Получить отчёт' }).click();
  await payFromBalance(page);
  await page.waitForURL(/\/proverka-avto\/[0-9a-f-]{36}\//);
  await expectFinished(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^О\s011\sРТ\s100, .+, \d{4}\sгод$/);
  await expect(page.getByText('VIN: X0T00000000000011')).toBeVisible();
  const found = page.getByRole('region', { name: 'Что найдено' });
  for (const words of ['Автомобиль в залоге', 'Автомобиль в розыске', 'Пробег уменьшался']) {
    await expect(found).toContainText(words);
  }
  await buyAndRead(page, 'CheckAuto', { body_number: 'NZE000-3000002' }, ['Диагностические карты']);
});

test('the owner of a flat can be checked on the real-estate site', async ({ page, context }) => {
  await signInRich(context, 'realestate.localhost');
  await openCheckCheckout(page, 'CheckOwnerV2', person, 'realestate');
  await payFromBalance(page);
  await page.waitForURL(/\/check-owner\/[0-9a-f-]{36}\//);
  await expectFinished(page);
  await openCheckCheckout(page, 'CreditRating', person, 'realestate');
  await payFromBalance(page);
  await page.waitForURL(/\/credit-rating\/[0-9a-f-]{36}\//);
  await askAndSign(page);
  await expectFinished(page);
});
