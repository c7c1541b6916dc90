import { readFile } from 'node:fs/promises';
import { cards, leaveContacts, noticeOf, payBy } from '../setup/buying.ts';
import {
  arriveAtReport,
  askForPreview,
  expectFinished,
  fillPerson,
  notorious,
  orderFromPreview,
} from '../setup/checks.ts';
import { collectTrouble, newEmail } from '../setup/customer.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

test('a new customer checks a person by card: preview, order, report source by source, PDF and its confirmation', async ({
  page,
}) => {
  test.slow();
  const trouble = collectTrouble(page);
  const email = newEmail();

  await test.step('form: the first failing rule of every field, then the preview', async () => {
    await page.goto(address('fizcheck', '/check-person/'));
    await page.getByRole('button', { name: /^Проверить/ }).click();
    await expect(page.getByText('Обязательное поле')).toHaveCount(3);
    await fillPerson(page, notorious);
    await askForPreview(page);
    expect(page.url()).not.toContain(encodeURIComponent(notorious.last));
  });

  await test.step('preview: what was typed, as typed, and counts; who only has the address sees initials', async () => {
    await expect(page.getByRole('region', { name: 'О ком или о чём отчёт' })).toContainText(notorious.last);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText('О. П. И., 1975')).toBeVisible();
    await expect(other.getByRole('main')).not.toContainText(notorious.last);
    await other.close();
    await expect(page.getByRole('listitem').filter({ hasText: 'Долги у приставов' })).toContainText(
      '3 записи',
      { timeout: 30_000 },
    );
    await orderFromPreview(page);
  });

  await test.step('checkout: the subject, possible additions, contacts and card', async () => {
    const summary = page.getByRole('region', { name: 'О ком отчёт' });
    await expect(summary).toContainText(/Образцов Пётр Ильич.*15\.05\.1975.*0010 100002/);
    await expect(summary.getByRole('link', { name: 'Изменить данные' })).toHaveAttribute(
      'href',
      '/check-person/',
    );
    await leaveContacts(page, email);
    await payBy(page, cards.good);
    await arriveAtReport(page);
    await expect(noticeOf(page, 'Оплата прошла успешно')).toBeVisible();
  });

  await test.step('report: the verdict, findings with the worst first, every source with its date', async () => {
    await expectFinished(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Образцов\sПётр\sИльич/);
    const found = page.getByRole('region', { name: 'Что найдено' });
    await expect(found.getByRole('listitem').first()).toContainText('Опасность');
    await expect(found).toContainText(/тот\sже человек: совпали фамилия, имя, отчество и\sдата рождения/);
    const sources = page.getByRole('region', { name: 'Источники' });
    await expect(sources.getByText(/^(Сведения получены|Замечаний нет)$/)).toHaveCount(12);
    await expect(sources.getByText(/Данные на \d{2}\.\d{2}\.\d{4}/)).toHaveCount(12);
  });

  const shown = await page.getByText(/^№\s[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  await test.step('PDF: it also has an address of its own, and is confirmed by its number without signing in', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Скачать PDF/ }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    const itemId = await arriveAtReport(page);
    const again = page.waitForEvent('download');
    await page.goto(address('fizcheck', `/check-person-pdf/${itemId}/`));
    expect((await again).suggestedFilename()).toMatch(/\.pdf$/);
    await page.context().clearCookies();
    const number = shown.replace('№', '').trim();
    await page.goto(address('fizcheck', `/confirm/${number}/`));
    await expect(page.getByRole('main')).toContainText(number);
    await expect(page.getByRole('main')).not.toContainText(notorious.last);
    expect(trouble).toEqual([]);
    await page.goto(address('fizcheck', '/confirm/AAAA-AAAA-AAAA/'));
    await expect(page.getByText('Отчёта с таким номером мы не выпускали')).toBeVisible();
    // The browser itself logs a missing page.
    trouble.length = 0;
  });

  await test.step('letters: a password and a ready report; one receipt', async () => {
    await expect
      .poll(async () => (await sandbox.mails(email)).map(({ subject }) => subject).join('\n'))
      .toMatch(/Отчёт готов/);
    const [payment] = await sandbox.payments(email);
    expect(payment?.receipt_registration).toBe('succeeded');
  });
  expect(trouble).toEqual([]);
});

test('a free check of debts shows only their number, and details cost 29 rubles', async ({ page }) => {
  await page.goto(address('fizcheck', '/proverka-fssp-free/'));
  const { passport: _passport, inn: _inn, ...asked } = notorious;
  await fillPerson(page, asked);
  await page.getByRole('button', { name: 'Проверить бесплатно' }).click();
  const answer = page.getByRole('region', { name: 'Ответ', exact: true });
  await expect(answer).toContainText(/Есть: 3.исполнительных производства/, { timeout: 30_000 });
  await expect(answer).not.toContainText('₽');
  await answer.getByRole('button', { name: 'Узнать подробности' }).click();
  await leaveContacts(page, newEmail());
  await payBy(page, cards.good);
  await arriveAtReport(page);
  await expectFinished(page);
  await expect(page.getByRole('region', { name: 'Что найдено' })).toContainText('912 400 ₽');
});
