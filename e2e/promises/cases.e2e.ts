import { expect, test } from '../setup/test.ts';
import { collectTrouble, newCustomer, signIn } from '../setup/customer.ts';
import { pressOn } from '../setup/keyboard.ts';
import { address } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';

test('a customer writes to the support, the staff answer by keyboard, and the customer sees the answer and the state', async ({
  page,
  context,
  browser,
}) => {
  const [customer, support] = [await newCustomer(), await newStaff('support')];
  const trouble = collectTrouble(page);
  await signIn(context, customer);
  await page.goto(address('realestate', '/user/cases/'));
  await page.getByRole('link', { name: 'Написать в поддержку' }).click();
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Где посмотреть чек?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Обращение № \d+: вопрос$/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Ждёт ответа поддержки')).toBeVisible();
  const number = /№\s(\d+)/u.exec((await heading.textContent()) ?? '')?.[1] ?? '';

  const desk = await browser.newPage();
  await signInAtDesk(desk.context(), support);
  const deskTrouble = collectTrouble(desk);
  await desk.goto(address('admin', `/admin/cases/?number=${number}`));
  await pressOn(desk, desk.getByRole('link', { name: new RegExp(`^№ ${number} · Вопрос$`) }));
  await expect(desk.getByText('Где посмотреть чек?')).toBeVisible();
  await desk.getByLabel('Ответ', { exact: true }).focus();
  await desk.keyboard.type('В письме об оплате.');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('region', { name: 'Переписка' })).toContainText('В письме об оплате.');
  await expect(desk.getByRole('region', { name: 'Обращение' })).toContainText('Ждёт клиента');

  await page.reload();
  await expect(page.getByRole('list', { name: 'Переписка' })).toContainText('В письме об оплате.');
  await expect(page.getByText('Есть ответ')).toBeVisible();
  expect(trouble).toEqual([]);
  expect(deskTrouble).toEqual([]);
  await desk.close();
});
