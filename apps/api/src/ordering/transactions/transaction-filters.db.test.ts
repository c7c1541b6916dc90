import type { Receipt, TransactionOverview } from '@proverka/contract/transaction';
import { moscowDay } from '@proverka/words/moments';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { topUpAndPay, transactionsOf } from '../../../test/money.ts';
import { PRICE } from '../../../test/orders.ts';
import { buy, buyByCard, createReportWorld, deliver, resetReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
let payer: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(async () => {
  await resetReportWorld(world);
  payer = await world.signIn();
  await topUpAndPay(world, payer, 1000.5);
});

const overviewOf = async (person: SignedInPerson) =>
  (await person.request({ url: '/transaction/overview' })).json<TransactionOverview>();
const receiptsOf = async (person: SignedInPerson) =>
  (await person.request({ url: '/transaction/receipts' })).json<{ receipts: Receipt[]; total: number }>();

describe('what was left after a transaction', () => {
  test('is the balance after the newest one, and adds up from page to page', async () => {
    await buy(world, payer);
    const { transactions } = await transactionsOf(payer);
    expect(transactions.map(({ amount, balance_after }) => [amount, balance_after])).toEqual([
      [-499, 501.5],
      [1000.5, 1000.5],
    ]);
    const second = await transactionsOf(payer, '?offset=1');
    expect(second.transactions).toEqual(transactions.slice(1));
  });

  test('is as if what was given back had never been taken', async () => {
    await buy(world, payer);
    world.extracts.isAway = true;
    world.clock.advance(3600_000);
    await world.jobs.runAll('report.task');
    await world.jobs.runDue();
    const { transactions, balance } = await transactionsOf(payer);
    expect(balance).toBe('1000.50');
    expect(transactions.map(({ status, balance_after }) => [status, balance_after])).toEqual([
      ['returned', 1000.5],
      ['completed', 1000.5],
    ]);
  });
});

describe('transactions of a kind and of a period', () => {
  test('a payment is a top-up or of an order, as the list calls it', async () => {
    await buyByCard(world, payer);
    const kinds = async (query: string) => {
      const { transactions, total } = await transactionsOf(payer, query);
      expect(total).toBe(transactions.length);
      return transactions.map(({ kind }) => kind);
    };
    expect(await kinds('?kind=top_up')).toEqual(['top_up']);
    expect(await kinds('?kind=order_payment')).toEqual(['order_payment']);
    expect(await kinds('?kind=purchase')).toEqual(['purchase']);
    expect(await kinds('?kind=bonus')).toEqual([]);
    expect((await payer.request({ url: '/transaction?kind=all' })).statusCode).toBe(400);
  });

  test('a period has both of its days, and what was left is still known', async () => {
    const { transactions } = await transactionsOf(payer);
    const day = moscowDay(transactions[0]?.date ?? '');
    const inPeriod = await transactionsOf(payer, `?date-from=${day}&date-to=${day}`);
    expect(inPeriod.transactions).toEqual(transactions);
    expect(await transactionsOf(payer, '?date-from=2090-01-01')).toMatchObject({
      transactions: [],
      total: 0,
    });
    expect(await transactionsOf(payer, '?date-to=2020-01-01')).toMatchObject({ transactions: [], total: 0 });
    const wrong = await payer.request({ url: '/transaction?date-from=2026-02-02&date-to=2026-02-01' });
    expect(wrong.json()).toMatchObject({ status: 400, fields: { 'date-from': expect.any(String) } });
  });
});

describe('the overview of a year', () => {
  test('has spending by month and service, the balance of each day, and what a report cost in the mean', async () => {
    await buy(world, payer);
    await deliver(world);
    const { months, products, balances, usual_price } = await overviewOf(payer);
    expect(months.map(({ amount }) => amount)).toEqual([499]);
    expect(products).toEqual([
      { product_name_ru: 'Выписка об объекте: собственники и обременения', amount: 499 },
    ]);
    expect(balances.at(-1)?.amount).toBe(501.5);
    expect(usual_price).toBe(PRICE / 100);
  });

  test('leaves out what was given back', async () => {
    await buy(world, payer);
    world.extracts.isAway = true;
    world.clock.advance(3600_000);
    await world.jobs.runAll('report.task');
    await world.jobs.runDue();
    const { months, products, balances, usual_price } = await overviewOf(payer);
    expect({ months, products, usual_price }).toEqual({ months: [], products: [], usual_price: null });
    expect(balances.at(-1)?.amount).toBe(1000.5);
  });

  test('leaves out what was given back after the service, the same sum as the account has spent', async () => {
    await buy(world, payer);
    await deliver(world);
    await world.owner.query(
      `insert into ledger_transfer (reference, debit_account, credit_account, amount, kind, order_id, item_id)
       select 'test:return', t.credit_account, purse.id, 10000, 'refund', t.order_id, t.item_id
       from ledger_transfer t
         join ledger_account debited on debited.id = t.debit_account
         join ledger_account purse on purse.user_id = debited.user_id and purse.kind = 'user_paid'
       where t.kind = 'purchase' and debited.user_id = $1`,
      [payer.id],
    );
    const { months, products, usual_price } = await overviewOf(payer);
    const { rows } = await world.owner.query<{ spent: string }>(
      `select spent from ledger_account where kind = 'user_hold' and user_id = $1`,
      [payer.id],
    );
    expect(rows.map(({ spent }) => Number(spent) / 100)).toEqual([PRICE / 100 - 100]);
    expect(months.map(({ amount }) => amount)).toEqual([PRICE / 100 - 100]);
    expect(products.map(({ amount }) => amount)).toEqual([PRICE / 100 - 100]);
    expect(usual_price).toBe(PRICE / 100 - 100);
  });

  test('of a new account is empty', async () => {
    expect(await overviewOf(await world.signIn())).toEqual({
      months: [],
      products: [],
      balances: [],
      usual_price: null,
    });
  });
});

test('receipts are of payments and of delivered services, and nobody sees those of others', async () => {
  await buy(world, payer);
  await deliver(world);
  await world.jobs.runDue();
  const { receipts, total } = await receiptsOf(payer);
  expect(new Map(receipts.map(({ kind, amount }) => [kind, amount]))).toEqual(
    new Map([
      ['delivery', 499],
      ['payment', 1000.5],
    ]),
  );
  expect(total).toBe(2);
  expect(await receiptsOf(await world.signIn())).toEqual({ receipts: [], total: 0 });
});
