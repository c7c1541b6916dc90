import type { Transaction } from '@proverka/contract/transaction';
import { trespassesOn } from '../../../test/audit.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { topUpAndPay, transactionsOf } from '../../../test/money.ts';
import { PRICE, fromBalance, order, orderByCard } from '../../../test/orders.ts';
import { buy, buyByCard, createReportWorld, deliver, resetReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(async () => {
  await resetReportWorld(world);
  person = await world.signIn({ paid: 2 * PRICE, bonus: 10_000 });
});

const bare = ({ balance_after: _after, ...transaction }: Transaction) => transaction;
const FLAT_TITLE = 'Выписка об объекте: собственники и обременения — г Москва, ул Тестовая, д 10, кв 25';

describe('transactions of a user', () => {
  test('a purchase is listed with its amount, its purse and whether it is charged yet', async () => {
    await buy(world, person);
    const held = await transactionsOf(person);
    expect(held).toMatchObject({
      total: 4,
      balance: '599.00',
      bonus_balance: '0.00',
      held_balance: '499.00',
    });
    expect(held.transactions.slice(0, 2).sort((a, b) => a.amount - b.amount)).toMatchObject([
      { Description: FLAT_TITLE, kind: 'purchase', status: 'pending', is_bonus: false, amount: -399 },
      { Description: FLAT_TITLE, kind: 'purchase', status: 'pending', is_bonus: true, amount: -100 },
    ]);
    expect(
      held.transactions
        .slice(2)
        .map(({ Description }) => Description)
        .sort(),
    ).toEqual(['custom', 'Начисление бонусов'].sort());
    await deliver(world);
    const charged = await transactionsOf(person);
    expect(charged).toMatchObject({ held_balance: '0.00', balance: '599.00' });
    expect(charged.transactions.slice(0, 2).map(({ status }) => status)).toEqual(['completed', 'completed']);
  });

  test('a card payment is listed with its order and its refund', async () => {
    const payer = await world.signIn();
    await buyByCard(world, payer);
    world.clock.advance(3600_000);
    world.extracts.isAway = true;
    await world.jobs.runAll('report.task');
    await world.jobs.runDue();
    const { transactions, balance } = await transactionsOf(payer);
    expect(balance).toBe('0.00');
    expect(transactions.map(({ kind, status, amount }) => [kind, status, amount])).toEqual([
      ['refund', 'completed', -499],
      ['purchase', 'returned', -499],
      ['order_payment', 'completed', 499],
    ]);
    expect(transactions[0]?.Description).toBe(`Возврат на карту: ${FLAT_TITLE}`);
  });

  test('transactions are paged by twenty, by offset or after the last one shown, with the total', async () => {
    const rich = await world.signIn({ paid: 25 * PRICE });
    for (let i = 0; i < 24; i += 1) await order(rich, fromBalance());
    const first = await transactionsOf(rich);
    const last = first.transactions.at(-1)?.transaction_id;
    const byOffset = await transactionsOf(rich, '?offset=20');
    const byLast = await transactionsOf(rich, `?before=${last}`);
    expect([first.transactions.length, byOffset.transactions.length, first.total]).toEqual([20, 5, 25]);
    // What was left is not added up over the pages before.
    expect(byLast.transactions).toEqual(byOffset.transactions.map(bare));
    const ids = [...first.transactions, ...byOffset.transactions].map(({ transaction_id: id }) => id);
    expect(new Set(ids).size).toBe(25);
    expect((await transactionsOf(rich, '?limit=3')).transactions).toHaveLength(3);
    for (const query of ['?limit=101', '?limit=0', '?offset=-1', '?before=1', '?offset=x']) {
      expect((await rich.request({ url: `/transaction${query}` })).statusCode).toBe(400);
    }
  });

  test('transactions of another user are refused, and the attempt is logged', async () => {
    const { transactions } = await transactionsOf(person);
    const id = transactions[0]?.transaction_id;
    expect((await person.request({ url: `/transaction/${id}` })).json()).toEqual(transactions.map(bare)[0]);
    const stranger = await world.signIn();
    expect((await transactionsOf(stranger)).transactions).toEqual([]);
    const answer = await stranger.request({ url: `/transaction/${id}` });
    expect(answer.json()).toMatchObject({ status: 404, code: 'transaction_not_found' });
    expect(await trespassesOn(world, person.id)).toEqual(['transaction.read']);
  });
});

test("another user's order cannot be viewed, paid or checked, and every attempt is logged", async () => {
  const { placed } = await orderByCard(world, person);
  const stranger = await world.signIn();
  const answers = [
    await stranger.request({ url: `/order/${placed.id}` }),
    await stranger.request({ url: `/check_order_paid/${placed.id}` }),
    await stranger.request({
      method: 'POST',
      url: `/order/${placed.id}/payment`,
      headers: { 'idempotency-key': 'stranger-key' },
    }),
  ];
  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    Array.from({ length: 3 }, () => 'order_not_found'),
  );
  expect(await trespassesOn(world, person.id)).toEqual(['order.read', 'order.check', 'order.pay']);
});

describe('balance statements', () => {
  const statement = async (who: SignedInPerson, query = '') => {
    const answer = await who.request({ url: `/transaction/statement${query}` });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return answer.rawPayload.toString();
  };

  test('the statement lists every movement and ends with the balance', async () => {
    const payer = await world.signIn();
    await topUpAndPay(world, payer, 1000.5);
    await buy(world, payer);
    await deliver(world);
    const csv = await statement(payer);
    expect(csv.startsWith('\uFEFFДата;Операция;')).toBe(true);
    const lines = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(lines.map(([, operation]) => operation)).toEqual([
      'Операция',
      'Входящий остаток',
      'Поступление',
      'Оплата услуги',
      'Исходящий остаток',
    ]);
    expect(lines[2]?.slice(2, 7)).toEqual(['Пополнение баланса', 'Собственные', '1000,50', '', '1000,50']);
    expect(lines[2]?.[0]).toMatch(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/);
    expect(lines.at(-1)?.[6]).toBe('501,50');
  });

  test("the statement is in the order of booking, whatever a server's clock says", async () => {
    const payer = await world.signIn();
    await topUpAndPay(world, payer, 1000.5);
    // Later than any clock other tests have set.
    world.clock.advance(-86_400_000);
    await buy(world, payer);
    const lines = (await statement(payer)).trim().split('\r\n');
    expect(lines.slice(2).map((line) => line.split(';')[6])).toEqual(['1000,50', '501,50', '501,50']);
  });

  test('the statement of a period starts from its opening balance', async () => {
    const payer = await world.signIn();
    await topUpAndPay(world, payer, 100);
    const csv = await statement(payer, '?date-from=2090-01-01&date-to=2090-12-31');
    expect(csv).toContain(';Входящий остаток;;;;;100,00;0,00;');
    const wrong = await payer.request({
      url: '/transaction/statement?date-from=2026-02-02&date-to=2026-02-01',
    });
    expect(wrong.json()).toMatchObject({ status: 400, fields: { 'date-from': expect.any(String) } });
  });
});
