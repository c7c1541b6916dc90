import type { Browser } from '@playwright/test';
import { ledgerLaws, brokenLawsQuery } from '@proverka/ledger-laws/ledger-laws';
import { cards, leaveContacts, openCheckout, payBy } from '../setup/buying.ts';
import { giveBalance, newCustomer, newEmail, signIn, type Customer } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import {
  goByPalette,
  mostClicks,
  openSection,
  operate,
  type Hand,
  type Operator,
} from '../setup/operator.ts';
import { placeOrder } from '../setup/orders.ts';
import { sandbox } from '../setup/sandbox.ts';
import { address, stack } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

/* What the staff does on a day, by mouse within five clicks, and by keyboard alone. */

const hands: readonly Hand[] = ['mouse', 'keyboard'];
const ourAccount = '40702810000000000000';

/** A page of the desk for somebody of the staff. */
async function atDesk(
  browser: Browser,
  hand: Hand,
  role: 'accountant' | 'admin' | 'support',
): Promise<Operator> {
  const page = await browser.newPage();
  await signInAtDesk(page.context(), await newStaff(role));
  await page.goto(address('admin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Рабочее место' })).toBeVisible();
  return operate(page, hand);
}

async function callApi<Reply>({ token }: Customer, path: string, body: object): Promise<Reply> {
  const answer = await fetch(`${stack.apiUrl}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'source-site': 'realestate.localhost',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

/** Somebody transfers money to us; the bank's statement of today. */
async function transferred(payment: object): Promise<Buffer> {
  const taken = await fetch(`${stack.sandboxUrl}/bank/incoming`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: JSON.stringify({ account: ourAccount, ...payment }),
  });
  if (!taken.ok) throw new Error(`The bank took no payment: ${await taken.text()}`);
  const statement = await fetch(`${stack.sandboxUrl}/bank/statement?account=${ourAccount}`);
  return Buffer.from(await statement.arrayBuffer());
}

async function expectLaws(): Promise<void> {
  const { text, values } = brokenLawsQuery(ledgerLaws);
  expect(await runSql(text, values)).toEqual([]);
}

const isDone = async (orderId: string) =>
  (await runSql<{ status: string }>('select status from order_item where order_id = $1', [orderId])).every(
    ({ status }) => status === 'done',
  );

for (const hand of hands) {
  test(`the ${hand}: a company's invoice is paid by the bank's statement`, async ({ browser }) => {
    const customer = await newCustomer();
    const { payer } = await callApi<{ payer: { payer_id: string } }>(customer, '/payer/add_payer', {
      inn: '7707083893',
      kpp: '773601001',
      name: 'ООО «Образец»',
      address: 'г Москва, ул Тестовая, д 1',
    });
    const { invoice } = await callApi<{ invoice: { number: string } }>(customer, '/invoice', {
      kind: 'invoice',
      payer_id: payer.payer_id,
      amount: 5000.5,
    });
    const statement = await transferred({
      amount: '5000.50',
      purpose: `Оплата по счету ${invoice.number}`,
      payer: { name: 'ООО «Образец»', inn: '7707083893', account: '40702810000000000017' },
    });

    const desk = await atDesk(browser, hand, 'accountant');
    const { page } = desk;
    await openSection(desk, 'Деньги');
    await desk.choose(page.getByLabel(/Выбрать файл из/), 'kl_to_1c.txt', statement);
    await desk.press(page.getByRole('button', { name: /Загрузить и/ }));
    await expect(page.getByRole('main')).toContainText(invoice.number);
    const paid = () =>
      runSql<{ balance: number }>('select balance from ledger_account where code = $1', [
        `user:${customer.userId}:paid`,
      ]);
    await expect.poll(async () => Number((await paid())[0]?.balance)).toBe(500_050);
    expect(desk.clicks()).toBeLessThanOrEqual(mostClicks);
    await expectLaws();
    await page.close();
  });

  test(`the ${hand}: an order is returned to the card in two parts`, async ({ page: shop, browser }) => {
    const email = newEmail();
    await openCheckout(shop, `78:31:0099001:10${hand === 'mouse' ? 1 : 2}`);
    await leaveContacts(shop, email);
    await payBy(shop, cards.good);
    await expect(shop.getByText('Заказ выполнен')).toBeVisible({ timeout: 60_000 });
    const orderId = /order\/([0-9a-f-]{36})/.exec(shop.url())?.[1] ?? '';

    const desk = await atDesk(browser, hand, 'accountant');
    const { page } = desk;
    await goByPalette(desk, orderId, /^Заказ/);
    const form = page.getByRole('form', { name: 'Вернуть часть' });
    for (const [sum, left] of [
      ['100', 'Осталось 399'],
      ['399', 'больше нечего'],
    ] as const) {
      await expect(form.getByLabel('Причина')).toHaveValue('');
      await desk.write(form.getByLabel('Сумма, ₽'), sum);
      await desk.write(form.getByLabel('Причина'), 'Ошибка в адресе');
      await expect(form.getByRole('status')).toContainText('··4444');
      await desk.press(form.getByRole('button', { name: /^Вернуть/ }));
      await expect(page.getByRole('region', { name: 'Вернуть часть' })).toContainText(new RegExp(left));
    }
    expect(desk.clicks()).toBeLessThanOrEqual(mostClicks);
    const [payment] = await sandbox.payments(email);
    const returned = async () => (await sandbox.refunds(payment?.id ?? '')).map(({ amount }) => amount.value);
    await expect.poll(async () => (await returned()).toSorted()).toEqual(['100.00', '399.00']);
    await expectLaws();
    await page.close();
  });

  test(`the ${hand}: an advance is returned to its card by two people`, async ({
    page: shop,
    browser,
    context,
  }) => {
    const customer = await newCustomer();
    await signIn(context, customer);
    await shop.goto(address('realestate', '/user/balance/'));
    const topUp = shop.getByRole('region', { name: 'Пополнить' });
    await topUp.getByLabel('Сумма').fill('12000');
    await topUp.getByRole('button', { name: /^Пополнить на 12/ }).click();
    await payBy(shop, cards.good);
    await expect(shop.getByRole('region', { name: 'Можно потратить' })).toContainText(/12\s000\s₽/);

    const desk = await atDesk(browser, hand, 'admin');
    await goByPalette(desk, customer.email, /^Человек/);
    await desk.open(desk.page.getByRole('tab', { name: 'Деньги' }));
    const form = desk.page.getByRole('form', { name: 'Вернуть аванс' });
    await desk.write(form.getByLabel('Сумма, ₽'), '12000');
    await desk.write(form.getByLabel('Причина'), 'Заявление клиента');
    await desk.write(form.getByLabel('Документ'), `Заявление ${customer.userId.slice(0, 8)}`);
    await expect(form.getByRole('status')).toContainText('··4444');
    await desk.press(form.getByRole('button', { name: 'Отправить на подтверждение' }));
    await expect(desk.page.getByRole('region', { name: 'Вернуть аванс' })).toContainText(/одтвер/);
    expect(desk.clicks()).toBeLessThanOrEqual(mostClicks);

    const second = await atDesk(browser, hand, 'admin');
    await second.page.goto(address('admin', '/admin/money/?part=entries'));
    const proposal = second.page.getByRole('article').filter({ hasText: customer.email });
    await second.press(proposal.getByRole('button', { name: /^Подтвердить/ }));
    expect(second.clicks()).toBeLessThanOrEqual(mostClicks);
    const [payment] = await sandbox.payments(customer.email);
    const returned = async () => (await sandbox.refunds(payment?.id ?? '')).map(({ amount }) => amount.value);
    await expect.poll(returned, { timeout: 30_000 }).toEqual(['12000.00']);
    await expectLaws();
    await second.page.close();
    await desk.page.close();
  });

  test(`the ${hand}: a stuck order is sent again`, async ({ browser }) => {
    const customer = await newCustomer();
    await giveBalance(customer, 1000);
    const objectKey = `78:31:0099001:11${hand === 'mouse' ? 3 : 4}`;
    // The source takes the order and never makes the document: nothing is settled before it is sent again.
    const making = { source: 'kadnet', operation: 'processing', subject: objectKey };
    await sandbox.set({ ...making, behaviour: { kind: 'stuck' } });
    const orderId = await placeOrder(customer, { objectKey, address: 'ул. Тестовая, д. 1' });
    /** A task is stuck when less than 45 seconds are left until it is given up. */
    const leave = (seconds: number) =>
      runSql(
        `update report_task set deadline_at = now() + make_interval(secs => ${seconds})
         where item_id in (select id from order_item where order_id = $1)`,
        [orderId],
      );
    await leave(3600);
    const asked = () =>
      runSql(
        `select 1 from report_task t join order_item i on i.id = t.item_id
         where i.order_id = $1 and t.ticket ->> 'ticket' is not null`,
        [orderId],
      );
    await expect.poll(asked).toHaveLength(1);
    await sandbox.set({ ...making, behaviour: { kind: 'normal' } });

    const desk = await atDesk(browser, hand, 'support');
    const { page } = desk;
    await openSection(desk, 'Заказы');
    await leave(44);
    await desk.press(page.getByRole('link', { name: /^Застряли/ }));
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/admin/orders/${orderId}/"]`) });
    await desk.check(row.getByRole('checkbox'));
    await expect(row.getByRole('checkbox')).toBeChecked();
    await leave(44);
    await desk.press(page.getByRole('button', { name: 'Отправить заново' }));
    await page.keyboard.type('Источник молчит');
    await expect(page.getByLabel('Причина')).toHaveValue('Источник молчит');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Отправлено заново: 1\sзаказ/)).toBeVisible();
    expect(desk.clicks()).toBeLessThanOrEqual(mostClicks);
    await expect.poll(() => isDone(orderId), { timeout: 60_000 }).toBe(true);
    await expectLaws();
    await page.close();
  });
}
