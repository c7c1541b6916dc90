import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, describe, expect, test } from 'vitest';
import { buyerOfChecks } from '../../test/buyer-of-checks.ts';
import { CHECK_AUTO_OWNER, atFizcheck, buyCheck, checkOf } from '../../test/checks.ts';
import { ivan } from '../../test/fake-check-sources.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { paymentOf, returnProduct, transactionsOf } from '../../test/money.ts';
import { namePrice } from '../../test/named-prices.ts';
import { notify, order } from '../../test/orders.ts';
import { act, addData, edit, postAs, statusesOf, taskOf } from '../../test/report-changes.ts';
import { lettersTo, readReport } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { sweepTasksJob } from './tasks/sweep-tasks.job.ts';

const at = buyerOfChecks({ paid: 100_000 });
const { sources } = at;
let admin: SignedInPerson;
let price = 0;
beforeAll(async () => {
  admin = await at.world.signIn({ staff: 'admin' });
  await namePrice(at.world, CHECK_AUTO_OWNER, 'courts', 30.01);
  const { rows } = await at.world.owner.query<{ sum: string }>(
    'select sum(price) from price_component where product_id = $1',
    [CHECK_AUTO_OWNER],
  );
  price = Number(rows[0]?.sum);
});

const COURTS = 3001;
const balancesOf = async (who: SignedInPerson) => {
  const { balance, bonus_balance, held_balance } = await transactionsOf(who);
  return [balance, bonus_balance, held_balance].map((rubles) => Math.round(Number(rubles) * 100));
};

async function buyWaiting(who: SignedInPerson): Promise<string> {
  sources.needsData('Тестов', 'courts');
  return buyCheck(at.world, who, ivan);
}

async function buyByCard(who: SignedInPerson, more: object = {}): Promise<string> {
  sources.needsData('Тестов', 'courts');
  const body = { ...checkOf(CHECK_AUTO_OWNER, { ownersData: [ivan] }), use_account_balance: false, ...more };
  const placed = (await order(who, body, undefined, atFizcheck)).json<PlacedOrder>();
  await notify(at.world, at.world.yookassa.pay(await paymentOf(at.world, placed.id)).id, 'succeeded');
  await at.world.jobs.runDue();
  return placed.order_items[0]?.order_item_id ?? '';
}

const skip = (who: SignedInPerson, itemId: string) => postAs(who, `/report/${itemId}/skip`);
const lastRequest = (part: string) =>
  [...at.world.yookassa.requests.values()].findLast((body) => JSON.stringify(body).includes(part));

describe('the price named for a skipped check', () => {
  test('is told before, is back on the balance with the delivery, and is told afterwards', async () => {
    const itemId = await buyWaiting(at.buyer);
    const waiting = await readReport(at.buyer, itemId);
    expect(taskOf(waiting, 'courts').price).toBe(30.01);
    expect(taskOf(waiting, 'wanted').price).toBe(0);
    expect(await balancesOf(at.buyer)).toEqual([100_000 - price, 0, price]);
    await skip(at.buyer, itemId);
    await at.world.jobs.runDue();
    expect(await balancesOf(at.buyer)).toEqual([100_000 - price + COURTS, 0, 0]);
    const { money_note: note } = await readReport(at.buyer, itemId);
    expect(note.replaceAll(/\s/g, ' ')).toBe('За пропущенные проверки 30,01 ₽ возвращены на баланс.');
    expect(lettersTo(at.world, at.buyer)).toContain('Деньги возвращены');
    await expectLedgerLaws(at.world.owner);
  });

  test('comes back the same when its time is over', async () => {
    await buyWaiting(at.buyer);
    at.world.clock.advance(40 * 60_000);
    await sweepTasksJob(at.world.deps);
    await at.world.jobs.runDue();
    expect(await balancesOf(at.buyer)).toEqual([100_000 - price + COURTS, 0, 0]);
  });

  test('stays charged when the data is given before the report is finished', async () => {
    sources.needsData('Тестов', 'bankruptcy');
    const itemId = await buyWaiting(at.buyer);
    await act(at.buyer, itemId, 'courts', 'skip');
    expect((await addData(at.buyer, itemId, { region: '77' })).statusCode).toBe(200);
    await at.world.jobs.runDue();
    expect(taskOf(await readReport(at.buyer, itemId), 'courts').status).toBe('nothing_found');
    expect(await balancesOf(at.buyer)).toEqual([100_000 - price, 0, 0]);
  });

  test('once returned, the check is not asked for free, by data or by a correction', async () => {
    const itemId = await buyWaiting(at.buyer);
    await skip(at.buyer, itemId);
    expect(taskOf(await readReport(at.buyer, itemId), 'courts').can_resume).toBe(false);
    expect((await addData(at.buyer, itemId, { region: '77' })).json()).toMatchObject({
      status: 409,
      code: 'check_price_returned',
    });
    expect((await edit(at.buyer, itemId, { ...ivan, region: '77' })).statusCode).toBe(200);
    await at.world.jobs.runDue();
    const report = await readReport(at.buyer, itemId);
    expect(taskOf(report, 'courts').status).toBe('skipped');
    expect(taskOf(report, 'bankruptcy').status).toBe('nothing_found');
    expect(await balancesOf(at.buyer)).toEqual([100_000 - price + COURTS, 0, 0]);
  });

  test('comes back in the shares of bonus and own money, to the kopeck', async () => {
    const both = await at.world.signIn({ paid: 100_000, bonus: 5000 });
    const itemId = await buyWaiting(both);
    await skip(both, itemId);
    const bonus = Math.round((COURTS * 5000) / price);
    expect(await balancesOf(both)).toEqual([100_000 - (price - 5000) + (COURTS - bonus), bonus, 0]);
    await expectLedgerLaws(at.world.owner);
  });
});

describe('a skipped check paid by card', () => {
  test('goes back to the card with the receipt of a prepayment, and the receipt of delivery leaves it out', async () => {
    const payer = await at.world.signIn();
    const itemId = await buyByCard(payer);
    await skip(payer, itemId);
    expect(await balancesOf(payer)).toEqual([0, 0, COURTS]);
    expect((await readReport(payer, itemId)).money_note).toContain('возвращаются на карту');
    await at.world.jobs.runDue();
    expect([...at.world.yookassa.refunds.values()].at(-1)).toMatchObject({
      amount: COURTS,
      status: 'succeeded',
    });
    expect(lastRequest('"description":"Проверки пропущены')).toMatchObject({
      receipt: { items: [{ payment_mode: 'full_prepayment', amount: { value: '30.01' } }] },
    });
    const { rows } = await at.world.owner.query('select amount from receipt where item_id = $1', [itemId]);
    expect(Number(rows[0].amount)).toBe(price - COURTS);
    expect((await readReport(payer, itemId)).money_note).toContain('возвращены на карту');
    expect(await balancesOf(payer)).toEqual([0, 0, 0]);
    await expectLedgerLaws(at.world.owner);
  });

  test('goes back to card and balance as they paid; a card that refuses leaves an advance and no receipt to reverse', async () => {
    const payer = await at.world.signIn({ paid: 4000 });
    const itemId = await buyByCard(payer, { use_account_balance: true, pay_rest_by_card: true });
    at.world.yookassa.trouble('createRefund', 'rejected');
    await skip(payer, itemId);
    const own = Math.round((COURTS * 4000) / price);
    expect(await balancesOf(payer)).toEqual([own, 0, COURTS - own]);
    await at.world.jobs.runDue();
    expect(await balancesOf(payer)).toEqual([COURTS, 0, 0]);
    const letters = await at.world.letters();
    expect(
      letters.filter(({ subject, text }) => subject.startsWith('Нужен чек') && text.includes(payer.email)),
    ).toEqual([]);
    await expectLedgerLaws(at.world.owner);
  });

  test('a later return by the staff takes only what is left, to the same card', async () => {
    const payer = await at.world.signIn();
    const itemId = await buyByCard(payer);
    await skip(payer, itemId);
    await at.world.jobs.runDue();
    admin = await at.world.signIn({ staff: 'admin' });
    const tooMuch = await returnProduct(admin, itemId, { amount: price / 100 });
    expect(tooMuch.json()).toMatchObject({ code: 'refund_too_large' });
    expect((await returnProduct(admin, itemId)).json()).toMatchObject({ to_card: (price - COURTS) / 100 });
    await at.world.jobs.runDue();
    const went = [...at.world.yookassa.refunds.values()].slice(-2).map(({ amount }) => amount);
    expect(went).toEqual([COURTS, price - COURTS]);
    expect(await readReport(payer, itemId)).toMatchObject({ status: 'done' });
    await expectLedgerLaws(at.world.owner);
  });
});

test('a skip, the data, a late answer and a return at the same moment give every kopeck back at most once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await at.world.signIn({ paid: 100_000 });
    const itemId = await buyWaiting(person);
    const { task_id: taskId } = taskOf(await readReport(person, itemId), 'courts');
    at.world.clock.advance(round % 2 === 0 ? 0 : 40 * 60_000);
    admin = await at.world.signIn({ staff: 'admin' });
    const answers = await Promise.all([
      skip(person, itemId),
      postAs(person, `/report/${itemId}/tasks/${taskId}/skip`),
      addData(person, itemId, { region: '77' }),
      returnProduct(admin, itemId),
      sweepTasksJob(at.world.deps).then(() => ({ statusCode: 0 })),
      skip(person, itemId),
    ]);
    expect(statusesOf(answers).every((status) => [0, 200, 409].includes(status))).toBe(true);
    await at.world.jobs.runDue();
    await at.world.jobs.runDue();
    const [balance = 0, , held] = await balancesOf(person);
    expect(held).toBe(0);
    expect([100_000 - price, 100_000 - price + COURTS, 100_000]).toContain(balance);
    await expectLedgerLaws(at.world.owner);
  }
});
