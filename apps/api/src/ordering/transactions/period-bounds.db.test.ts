import type { TransactionOverview } from '@proverka/contract/transaction';
import { moscowDay } from '@proverka/words/moments';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inSnapshot } from '#platform/db/transaction.ts';
import { transactionsOf } from '../../../test/money.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { readPage } from './transaction.store.ts';

let world: TestWorld;
let payer: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  payer = await world.signIn();
});

/** Books a transfer as if it had been made so long ago: from `promo`, or held for a service. */
const book = (reference: string, amount: number, ago: string, isHeld = false) =>
  world.owner.query(
    `insert into ledger_transfer
       (id, reference, purse, debit_account, credit_account, hold_account, amount, kind, created_at)
     select uuidv7(-$4::interval), $2, case when $5 then 'paid' end,
       case when $5 then purse.id else promo.id end, case when $5 then promo.id else purse.id end,
       case when $5 then hold.id end, $3, case when $5 then 'purchase' else 'payment' end, now() - $4::interval
     from ledger_account purse, ledger_account hold, ledger_account promo
     where purse.user_id = $1 and purse.kind = 'user_paid' and hold.user_id = $1 and hold.kind = 'user_hold'
       and promo.code = 'promo'`,
    [payer.id, `${payer.id}:${reference}`, amount, ago, isHeld],
  );
const giveBack = (reference: string) =>
  world.owner.query(
    `insert into ledger_settlement (transfer_id, outcome, reference)
     select id, 'voided', reference || ':voided' from ledger_transfer where reference = $1`,
    [`${payer.id}:${reference}`],
  );

test('what was given back today of money held two years ago is in the overview and the statement of today', async () => {
  await book('old', 100_000, '2 years 1 day');
  await book('held', 30_000, '2 years', true);
  await book('recent', 5_000, '40 days');
  await giveBack('held');
  const { balances } = (await payer.request({ url: '/transaction/overview' })).json<TransactionOverview>();
  expect(balances.map(({ amount }) => amount)).toEqual([750, 1050]);
  const today = moscowDay(new Date().toISOString());
  const answer = await payer.request({ url: `/transaction/statement?date-from=${today}` });
  const lines = answer.rawPayload.toString().trim().split('\r\n');
  expect(lines.map((line) => line.split(';').slice(1, 2).concat(line.split(';').slice(4, 7)))).toEqual([
    ['Операция', 'Приход', 'Расход', 'Остаток'],
    ['Входящий остаток', '', '', '750,00'],
    ['Возврат на баланс', '300,00', '', '1050,00'],
    ['Исходящий остаток', '', '', '1050,00'],
  ]);
});

test('a period of the list has the transfers dated in it alone, wherever their ids lie', async () => {
  for (const [amount, ago] of [
    [100, '50 hours'],
    [200, '26 hours'],
    [400, '1 minute'],
  ] as const)
    await book(String(amount), amount * 100, ago);
  const all = (await transactionsOf(payer)).transactions;
  expect(all.map(({ amount }) => amount)).toEqual([400, 200, 100]);
  for (const { date } of all) {
    const day = moscowDay(date);
    const { transactions, total } = await transactionsOf(payer, `?date-from=${day}&date-to=${day}`);
    expect(transactions).toEqual(all.filter((one) => moscowDay(one.date) === day));
    expect(total).toBe(transactions.length);
  }
});

test('reads of one snapshot do not see what is booked between them', async () => {
  await book('first', 10_000, '1 hour');
  const page = { offset: 0, limit: 20, before: null };
  await inSnapshot(world.db, async (snapshot) => {
    const before = await readPage(snapshot, payer.id, page, null);
    await book('second', 20_000, '1 minute');
    expect(await readPage(snapshot, payer.id, page, null)).toEqual(before);
  });
  const { transactions } = await transactionsOf(payer);
  expect(transactions.map(({ balance_after }) => balance_after)).toEqual([300, 100]);
});
