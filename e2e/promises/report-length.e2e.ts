import type { Page } from '@playwright/test';
import { expectFinished, notorious, openCheckCheckout, payFromBalance } from '../setup/checks.ts';
import { giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import { expect, test } from '../setup/test.ts';

const phone = { width: 360, height: 800 };
const worst = {
  last_name: notorious.last,
  first_name: notorious.first,
  middle_name: 'Ильич',
  birth_date: '1975-05-15',
  passport_series: '0010',
  passport_number: '100002',
  inn: '000100027447',
  region: '78',
};
const clean = {
  last_name: 'Тестов',
  first_name: 'Иван',
  middle_name: 'Петрович',
  birth_date: '1980-01-31',
  passport_series: '0010',
  passport_number: '100001',
  inn: '000100013701',
  region: '77',
};

/** From the top of the page to the end of its content, in screens of a phone. */
const screensOf = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .evaluate(
      (main, height) => (main.getBoundingClientRect().bottom + window.scrollY) / height,
      phone.height,
    );

test('before anything is unfolded the worst report takes at most eight screens of a phone, a clean one three', async ({
  page,
  context,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const customer = await newCustomer();
  await giveBalance(customer, 1000);
  await signIn(context, customer, 'fizcheck.localhost');
  for (const [subject, most] of [
    [worst, 8],
    [clean, 3],
  ] as const) {
    await openCheckCheckout(page, 'CheckPerson', subject);
    await payFromBalance(page);
    await expectFinished(page);
    await page.reload();
    await expectFinished(page);
    expect(await screensOf(page)).toBeLessThanOrEqual(most);
  }
});

test('the contents of a report stay in reach: beside it on a wide screen, as a sheet on a phone', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await giveBalance(customer, 500);
  await signIn(context, customer, 'fizcheck.localhost');
  await openCheckCheckout(page, 'CheckPerson', worst);
  await payFromBalance(page);
  await expectFinished(page);
  await page.reload();

  const sources = page.getByRole('region', { name: 'Источники' });
  const row = sources.getByRole('listitem').first();
  await expect(row).toBeHidden();
  const beside = page.getByRole('navigation', { name: 'Содержание отчёта' });
  await beside.getByRole('link', { name: /^Источники/ }).click();
  await expect(row).toBeInViewport();
  await expect(beside).toBeInViewport();

  // A phone is no window that was made narrow while it was read: its pictures have their size from the start.
  await page.setViewportSize(phone);
  await page.reload({ waitUntil: 'networkidle' });
  await expectFinished(page);
  await page.getByRole('button', { name: 'Содержание отчёта' }).click();
  const sheet = page.getByRole('dialog', { name: 'Содержание отчёта' });
  await sheet.getByRole('link', { name: /^Что найдено/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Что найдено' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Что найдено' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Проверить ещё раз' })).toBeInViewport();
});
