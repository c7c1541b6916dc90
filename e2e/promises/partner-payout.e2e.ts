import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { newCustomer, type Customer } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { mostClicks, openSection, operate } from '../setup/operator.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, stack } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

/** As the first top-up of a customer does: a reward of the partner. */
const reward = (partner: Customer, customer: Customer, rubles: number) =>
  runSql(
    `insert into ledger_transfer (reference, debit_account, credit_account, amount, kind)
     select $1, source.id, target.id, $2, 'bonus' from ledger_account source, ledger_account target
     where source.code = 'promo' and target.code = $3`,
    [`referral:${customer.userId}`, rubles * 100, `user:${partner.userId}:bonus`],
  );

/** The bank pays what the file orders; the statement of the account shows it. */
async function payByBank(orders: Buffer): Promise<Buffer> {
  const account = /=(\d{20})/.exec(orders.toString('latin1'))?.[1] ?? '';
  const paid = await fetch(`${stack.sandboxUrl}/bank/payment-orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(orders),
  });
  if (!paid.ok) throw new Error(`The bank refused the file: ${await paid.text()}`);
  const statement = await fetch(`${stack.sandboxUrl}/bank/statement?account=${account}`);
  return Buffer.from(await statement.arrayBuffer());
}

test('a partner is owed a reward, two people agree to pay it, and the bank confirms it', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const partner = await newCustomer();
  const customer = await newCustomer(undefined, partner.userId);
  await reward(partner, customer, 15_000);
  const [accountant, admin] = [await newStaff('accountant'), await newStaff('admin')];
  await signInAtDesk(context, accountant);
  await page.goto(address('admin'));
  const byMouse = operate(page, 'mouse');
  await openSection(byMouse, 'Партнёры');
  const found = page.waitForResponse(
    (answer) => answer.request().postData()?.includes(partner.email) ?? false,
  );
  await page.getByLabel('Имя, e-mail или телефон').fill(partner.email);
  await found;
  await byMouse.press(page.locator(`a[href="/admin/partners/${partner.userId}/"]`));
  const facts = page.getByRole('region', { name: 'Партнёр', exact: true });
  await expect(facts).toContainText(/Должны\s*15\s?000/);

  const form = page.getByRole('form', { name: 'Отправить деньги на счёт' });
  for (const [label, text] of [
    ['Сумма, ₽', '12000'],
    ['Причина', 'По договору'],
    ['Документ', `Заявление ${randomUUID().slice(0, 8)}`],
    ['Получатель', 'Тестов Иван Петрович'],
    ['Расчётный счёт', '40817810700000000001'],
    ['БИК', '044525225'],
    ['Банк', 'АО «Банк Пример»'],
  ] as const) {
    await byMouse.write(form.getByLabel(label, { exact: true }), text);
  }
  await byMouse.press(form.getByRole('button', { name: 'Отправить на подтверждение' }));
  await expect(page.getByText('Подтвердить должен другой сотрудник.')).toBeVisible();
  expect(byMouse.clicks()).toBeLessThanOrEqual(mostClicks);

  const second = await browser.newPage();
  await signInAtDesk(second.context(), admin);
  await second.goto(address('admin', `/admin/partners/${partner.userId}/`));
  // By keyboard alone.
  await operate(second, 'keyboard').press(second.getByRole('button', { name: /^Подтвердить: 12\s?000/ }));
  await expect(second.getByRole('region', { name: 'Партнёр', exact: true })).toContainText(
    /ждёт выписки\s*12\s?000/,
  );
  await second.close();

  await page.goto(address('admin', '/admin/money/?part=payouts'));
  await page.getByRole('button', { name: /Собрать файл/ }).click();
  const row = page.getByRole('row').filter({ hasText: partner.email });
  const coming = page.waitForEvent('download');
  await row.getByRole('link', { name: 'Скачать' }).click();
  const statement = await payByBank(await readFile(await (await coming).path()));
  await page.goto(address('admin', '/admin/money/'));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'statement.txt', mimeType: 'text/plain', buffer: statement });
  await page.getByRole('button', { name: /Загрузить и/ }).click();
  await expect(page.getByRole('form', { name: 'Загрузить выписку' })).toBeVisible();

  await page.goto(address('admin', `/admin/partners/${partner.userId}/`));
  await expect(facts).toContainText(/Выплачено\s*12\s?000/);
  await expect(facts).toContainText(/Должны\s*3\s?000/);
  const subjects = async () => (await sandbox.mails(partner.email)).map(({ subject }) => subject);
  await expect.poll(async () => (await subjects()).join(), { timeout: 15_000 }).toMatch(/ознагражден|ыплат/);
});
