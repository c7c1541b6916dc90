import { expect, test } from '../setup/test.ts';
import { collectTrouble, newCustomer, signIn } from '../setup/customer.ts';
import { mostClicks, openSection, operate } from '../setup/operator.ts';
import { address } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';

test('a customer writes to the support, the staff answer by mouse and by keyboard, and the customer sees the answers and the state', async ({
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
  const inQueue = desk.getByRole('link', { name: new RegExp(`^№ ${number} · Вопрос$`) });
  const answer = desk.getByLabel('Ответ', { exact: true });
  const told = desk.getByRole('region', { name: 'Переписка' });

  await desk.goto(address('admin'));
  const byMouse = operate(desk, 'mouse');
  await openSection(byMouse, 'Обращения');
  await byMouse.press(desk.getByRole('button', { name: 'Фильтры' }));
  await byMouse.write(desk.getByLabel('Номер', { exact: true }), number);
  await expect(desk).toHaveURL(/number=\d+/);
  await byMouse.press(inQueue);
  await expect(desk.getByText('Где посмотреть чек?')).toBeVisible();
  await byMouse.write(answer, 'В письме об оплате.');
  await byMouse.press(desk.getByRole('button', { name: 'Ответить', exact: true }));
  await expect(told).toContainText('В письме об оплате.');
  await expect(desk.getByRole('region', { name: 'Обращение' })).toContainText('Ждёт клиента');
  expect(byMouse.clicks()).toBeLessThanOrEqual(mostClicks);

  await desk.goto(address('admin', `/admin/cases/?number=${number}`));
  const byKeys = operate(desk, 'keyboard');
  await byKeys.press(inQueue);
  await byKeys.write(answer, 'И в разделе «Деньги».');
  await desk.keyboard.press('Control+Enter');
  await expect(told).toContainText('И в разделе «Деньги».');

  await page.reload();
  await expect(page.getByRole('list', { name: 'Переписка' })).toContainText('В письме об оплате.');
  await expect(page.getByRole('list', { name: 'Переписка' })).toContainText('И в разделе «Деньги».');
  await expect(page.getByText('Есть ответ')).toBeVisible();
  expect(trouble).toEqual([]);
  expect(deskTrouble).toEqual([]);
  await desk.close();
});
