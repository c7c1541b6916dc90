import { expect, test } from '../setup/test.ts';
import { readFile } from 'node:fs/promises';
import { arriveAtOrder, cards, noticeOf, payBy } from '../setup/buying.ts';
import { collectTrouble, newEmail } from '../setup/customer.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address } from '../setup/site.ts';

test('a new customer finds a flat by address, buys two reports by card and reads them on screen and as PDF', async ({
  page,
}) => {
  test.slow();
  const trouble = collectTrouble(page);
  const email = newEmail();
  await page.goto(address('realestate'));

  await test.step('search: nothing is sent without consent, and one address has six objects', async () => {
    const field = page.getByPlaceholder('Введите адрес или кадастровый номер');
    await field.fill('Санкт-Петербург, ул Маяковского, д 131, кв 7');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByText('Поставьте согласие на обработку персональных данных')).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Найти' }).click();
    const dialog = page.getByRole('dialog', { name: 'Выберите объект' });
    await expect(dialog.getByText('Найдено: 6')).toBeVisible();
    await dialog
      .getByRole('row', { name: /78:31:0099001:132/ })
      .getByRole('button', { name: 'Выбрать' })
      .click();
  });

  await test.step('object: its facts name their source', async () => {
    await page.waitForURL(/\/object\/78:31:0099001:132\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Маяковского');
    await expect(page.getByText('НСПД').first()).toBeVisible();
    await page.getByRole('link', { name: /Заказать обе выписки/ }).click();
  });

  await test.step('checkout: contacts, consents, card', async () => {
    await page.waitForURL(/\/objectCheckout\//);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await page.getByRole('button', { name: /Перейти к оплате/ }).click();
    await expect(page.getByText('Обязательное поле').first()).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Телефон').fill('9990001122');
    await page.getByLabel(/публичной оферты/).check();
    await page.getByLabel(/обработку персональных данных/).check();
    await page.getByRole('button', { name: /Перейти к оплате 998/ }).click();
    await payBy(page, cards.good);
  });

  await test.step('order: progress is live until both reports are ready', async () => {
    await arriveAtOrder(page);
    await expect(noticeOf(page, 'Оплата прошла успешно')).toBeVisible();
    await expect(page.getByText('Заказ выполнен')).toBeVisible({ timeout: 40_000 });
    await page.getByRole('link', { name: 'Открыть отчёт' }).first().click();
  });

  await test.step('report: the verdict comes first, then the object, the sources and what could not be checked', async () => {
    await page.waitForURL(/\/report\//);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText('Вывод');
    await expect(page.getByRole('heading', { name: 'Источники' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Что проверить не удалось' })).toBeVisible();
    await expect(page.getByText('78:31:0099001:132').first()).toBeVisible();
  });

  const shownNumber = await page.getByText(/^№\s[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  const number = shownNumber.replace('№', '').trim();
  await test.step('PDF: it is confirmed by its number without signing in', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Скачать PDF/ }).click(),
    ]);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    await page.context().clearCookies();
    await page.goto(address('realestate', `/confirm/${number}/`));
    await expect(page.getByRole('main')).toContainText(number);
  });

  await test.step('letters and receipts: a password, two ready reports, a receipt at payment and one for each delivery', async () => {
    await expect
      .poll(async () => (await sandbox.mails(email)).map(({ subject }) => subject).sort())
      .toHaveLength(4);
    const subjects = (await sandbox.mails(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Отчёт готов'))).toHaveLength(2);
    const [payment] = await sandbox.payments(email);
    expect(payment?.receipt_registration).toBe('succeeded');
    await expect.poll(async () => (await sandbox.receipts(email)).length).toBe(2);
  });
  expect(trouble).toEqual([]);
});
