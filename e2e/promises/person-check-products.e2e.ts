import type { BrowserContext, Page } from '@playwright/test';
import { expectFinished, openCheckCheckout, payFromBalance } from '../setup/checks.ts';
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
const company = { inn: '7707083893' };

/** Every paid product, with a word from its report. */
const people = {
  CheckPerson: 'Долги у приставов',
  CheckEmployee: 'Дисквалификация',
  CheckTenant: 'Банкротство',
  CheckBorrower: 'Банкротство',
  CheckDriver: 'Штрафы',
  CheckBusinessPartner: 'Арбитражные суды',
  CheckSecurity: 'Розыск',
  CheckAutoOwner: 'Банкротство',
  CheckFssp: 'Долги у приставов',
  CheckFines: 'Штрафы',
  CheckExitBan: 'Запрет на выезд',
  CheckCriminalRecord: 'Суды общей юрисдикции',
  CheckTaxDebts: 'Налоговая задолженность',
  CheckSelfEmployed: 'Самозанятый',
  CheckBankruptcy: 'Банкротство',
  CheckInn: 'ИНН',
  CheckPassportFull: 'Действительность паспорта',
  CreditRating: 'Кредитный рейтинг',
  CheckBki: 'Кредитный рейтинг',
} as const;

async function signInRich(context: BrowserContext, host = 'fizcheck.localhost'): Promise<void> {
  const customer = await newCustomer();
  await giveBalance(customer, 3000);
  await signIn(context, customer, host);
}

async function buyAndRead(
  page: Page,
  product: string,
  subject: Readonly<Record<string, string>>,
  source: string,
): Promise<void> {
  await openCheckCheckout(page, product, subject);
  await payFromBalance(page);
  await expectFinished(page);
  await expect(page.getByRole('region', { name: 'Источники' })).toContainText(source);
  await expect(page.getByText('Не удалось проверить')).toHaveCount(0);
}

const half = Math.ceil(Object.keys(people).length / 2);
for (const part of [0, 1]) {
  const products = Object.entries(people).slice(part * half, (part + 1) * half);
  test(`paid checks can be bought and read: ${products.map(([name]) => name).join(', ')}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInRich(context);
    for (const [product, source] of products) {
      await test.step(product, () => buyAndRead(page, product, person, source));
    }
  });
}

test('a company is found by name and checked in full and by its register alone', async ({
  page,
  context,
}) => {
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
  await buyAndRead(page, 'CheckLegalEntity', company, 'Сведения о регистрации');
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
  await page.getByRole('button', { name: 'Получить отчёт' }).click();
  await payFromBalance(page);
  await expectFinished(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('О 011 РТ 100');
  await expect(page.getByText('VIN: X0T00000000000011')).toBeVisible();
  const found = page.getByRole('region', { name: 'Что найдено' });
  for (const words of ['Автомобиль в залоге', 'Автомобиль в розыске', 'Пробег уменьшался']) {
    await expect(found).toContainText(words);
  }
  await buyAndRead(page, 'CheckAuto', { body_number: 'NZE000-3000002' }, 'Диагностические карты');
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
  await expectFinished(page);
});
