import { expect, test } from '../setup/test.ts';
import { collectTrouble, giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { pressOn } from '../setup/keyboard.ts';
import { placeOrder } from '../setup/orders.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';

test('a reader disputes a finding by keyboard, the staff corrects it, and report, verdict and a letter say so', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const [reader, manager] = [await newCustomer(), await newStaff('manager')];
  await giveBalance(reader, 1000);
  const orderId = await placeOrder(reader, {
    objectKey: '77:06:0001001:1234',
    address: 'г Москва, ул Тестовая, д 10, кв 25',
  });
  const [item] = await runSql<{ id: string }>('select id from order_item where order_id = $1', [orderId]);
  const trouble = collectTrouble(page);
  await signIn(context, reader);
  await page.goto(address('realestate', `/report/${item?.id ?? ''}/`));
  const verdict = page.getByRole('region', { name: 'Вывод' });
  await expect(verdict).toBeVisible({ timeout: 60_000 });
  await expect(verdict).toContainText('ипотека');

  const found = page.getByRole('region', { name: 'Что найдено' });
  const control = found.getByRole('button', { name: 'Сообщить об ошибке: Ипотека в силу закона' });
  await pressOn(page, control);
  const dialog = page.getByRole('dialog', { name: 'Сообщить об ошибке' });
  await expect(dialog.getByLabel('Что не так')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ипотека погашена в октябре.');
  await dialog.getByLabel('Приложить документ').setInputFiles({
    name: 'справка.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 образец'),
  });
  await pressOn(page, dialog.getByRole('button', { name: 'Отправить' }));
  const mark = found.getByText(/^Оспорено \d\d\.\d\d\.\d{4}, ответа ещё нет$/);
  await expect(mark).toBeFocused();
  await expect(control).toBeHidden();

  const desk = await browser.newPage();
  await signInAtDesk(desk.context(), manager);
  const deskTrouble = collectTrouble(desk);
  await desk.goto(address('admin', '/admin/disputes/'));
  const [dispute] = await runSql<{ id: string }>('select id from dispute where item_id = $1', [item?.id]);
  await desk.locator(`a[href="/admin/disputes/${dispute?.id ?? ''}/"]`).click();
  await expect(desk.getByRole('region', { name: 'Что пишет читатель' })).toContainText('погашена в октябре');
  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'справка.pdf' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dispute-\d+\.pdf$/);
  await desk.getByLabel('Уровень', { exact: true }).selectOption('Замечаний нет');
  await desk.getByLabel('Название находки').fill('Ипотека погашена');
  await desk.getByLabel('Ответ читателю').fill('Банк подтвердил погашение.');
  await desk.getByRole('button', { name: 'Исправить и ответить' }).click();
  await expect(desk.getByText(/Читателю ушло письмо/)).toBeVisible();

  await page.reload();
  await expect(found).toContainText(/Исправлено сотрудником \d\d\.\d\d\.\d{4}: Банк подтвердил погашение\./);
  await expect(mark).toBeHidden();
  await expect(verdict).not.toContainText('ипотека');
  const answers = async () =>
    (await sandbox.mails(reader.email)).filter(({ subject }) => subject.startsWith('Ответ на сообщение'));
  await expect.poll(async () => (await answers()).length, { timeout: 15_000 }).toBe(1);
  expect((await answers())[0]?.text).toContain('Банк подтвердил погашение.');
  expect(trouble).toEqual([]);
  expect(deskTrouble).toEqual([]);
  await desk.close();
});
