import { randomUUID } from 'node:crypto';
import { expect, test } from '../setup/test.ts';
import { collectTrouble, giveBalance, newCustomer, signIn } from '../setup/customer.ts';
import type { Customer } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { address } from '../setup/site.ts';

/** Sets the customer's spending, as if reports for so many rubles had been delivered. */
async function haveSpent(customer: Customer, rubles: number): Promise<void> {
  await giveBalance(customer, rubles);
  await runSql(
    `with bought as (
       insert into ledger_transfer (reference, debit_account, credit_account, hold_account, amount, kind, purse)
       select $1, paid.id, revenue.id, hold.id, $2, 'purchase', 'paid'
       from ledger_account paid, ledger_account hold, ledger_account revenue
       where paid.code = $3 and hold.code = $4 and revenue.code = 'revenue:real-estate:EgrnObject' returning id
     ) select id from bought`,
    [
      `test:${customer.userId}:spent`,
      rubles * 100,
      `user:${customer.userId}:paid`,
      `user:${customer.userId}:hold`,
    ],
  );
  await runSql(
    `insert into ledger_settlement (transfer_id, outcome, reference)
     select id, 'posted', reference || ':posted' from ledger_transfer where reference = $1`,
    [`test:${customer.userId}:spent`],
  );
}

async function issueCoupon(code: string): Promise<void> {
  await runSql(
    `insert into discount (id, kind, code, title, amount, max_uses) values ($1, 'coupon', $2, $3, 10000, 1)`,
    [randomUUID(), code, `Купон ${code}`],
  );
}

test('a customer sees tariff prices, takes a coupon instead, and the order shows how the price was calculated', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await haveSpent(customer, 3000);
  await giveBalance(customer, 1000);
  const code = `SPRING-${randomUUID().slice(0, 8)}`;
  await issueCoupon(code);
  await signIn(context, customer);
  const trouble = collectTrouble(page);

  await page.goto(address('realestate', '/object/78:31:0099001:132/'));
  const offers = page.getByRole('region', { name: 'Заказать отчёт' });
  await expect(offers).toContainText(/449\s₽.*Прежняя цена:\s*499\s₽/);

  await page.goto(address('realestate', '/objectCheckout/78:31:0099001:132/?products=EgrnObject'));
  await page.getByRole('checkbox', { name: /Выписка об.объекте/ }).setChecked(true);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('Тариф «Стандарт»')).toBeVisible();
  await page.getByLabel(/Промокод или купон/).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText(`Применён: Купон ${code}`)).toBeVisible();
  await page.getByRole('button', { name: /^Оплатить 399/ }).click();

  await page.waitForURL(/\/order\//);
  const story = page.getByLabel('Из чего сложилась цена');
  await expect(story).toContainText(/Базовая цена\s*499\s₽\s*Купон SPRING-.*−100\s₽/);

  // A one-time coupon is used up.
  await page.goto(address('realestate', `/objectCheckout/78:31:0099001:132/?coupon=${code}`));
  await page.getByRole('checkbox', { name: /Отчёт о.переходе прав/ }).press('Space');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText(/^Этот код уже использован/)).toBeVisible();
  expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
});
