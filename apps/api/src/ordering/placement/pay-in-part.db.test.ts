import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { paymentOf, topUp, transactionsOf } from '../../../test/money.ts';
import { PRICE, fromBalance, itemStatuses, notify, order, orderStatus } from '../../../test/orders.ts';
import {
  createReportWorld,
  deliver,
  itemAbout,
  readReport,
  resetReportWorld,
} from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { FLAT } from '../../../test/fake-extracts.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { expireOrdersJob } from './expire-orders.job.ts';

let world: ReportWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(async () => {
  await resetReportWorld(world);
  person = await world.signIn({ paid: 20_000, bonus: 5000 });
});

const inPart = fromBalance({ ...itemAbout(FLAT.number), pay_rest_by_card: true });
const place = async (who = person) => (await order(who, inPart)).json<PlacedOrder>();
const balancesOf = async (who = person) => {
  const { balance, bonus_balance, held_balance } = await transactionsOf(who);
  return [balance, bonus_balance, held_balance];
};
async function pay(placed: PlacedOrder): Promise<void> {
  await notify(world, world.yookassa.pay(await paymentOf(world, placed.id)).id, 'succeeded');
  await world.jobs.runDue();
}

describe('orders paid in part from the balance', () => {
  test('an order paid in part holds the balance and charges a card for the rest, with a receipt for just that', async () => {
    const placed = await place();
    expect(placed).toMatchObject({
      total_amount: 499,
      card_amount: 249,
      use_account_balance: true,
      payment_data: { confirmation: {} },
    });
    expect(await balancesOf()).toEqual(['0.00', '0.00', '250.00']);
    expect(world.yookassa.requests.get(await paymentOf(world, placed.id))).toMatchObject({
      amount: { value: '249.00' },
      receipt: { items: [{ amount: { value: '249.00' }, payment_mode: 'partial_prepayment' }] },
    });
    expect(await itemStatuses(world, placed.id)).toEqual(['created']);
    const shown = await person.request({ url: `/order/${placed.id}` });
    expect(shown.json()).toMatchObject({ totalAmount: 499, card_amount: 249 });
    await pay(placed);
    expect(await balancesOf()).toEqual(['0.00', '0.00', '499.00']);
    await deliver(world);
    expect(await orderStatus(world, placed.id)).toBe('closed');
    expect(await balancesOf()).toEqual(['0.00', '0.00', '0.00']);
    expect(world.yookassa.receipts.at(-1)).toMatchObject({ settlements: [{ amount: { value: '449.00' } }] });
    await expectLedgerLaws(world.owner);
  });

  test('a failed order paid in part returns each part to where it came from', async () => {
    const placed = await place();
    world.extracts.askTroubles.push('refused');
    await pay(placed);
    expect(await balancesOf()).toEqual(['200.00', '50.00', '0.00']);
    expect([...world.yookassa.refunds.values()].at(-1)).toMatchObject({ amount: 24_900 });
    const report = await readReport(person, placed.order_items[0]?.order_item_id ?? '');
    expect(report.money_note.replaceAll('\u00A0', ' ')).toBe(
      '249 ₽ возвращены на карту. 250 ₽ возвращены на баланс.',
    );
    await expectLedgerLaws(world.owner);
  });

  test('an expired order paid in part releases the balance, and a later payment stays on it', async () => {
    const placed = await place();
    world.clock.advance(25 * 3600_000);
    await expireOrdersJob(world.deps);
    await expireOrdersJob(world.deps);
    expect(await orderStatus(world, placed.id)).toBe('expired');
    expect(await balancesOf()).toEqual(['200.00', '50.00', '0.00']);
    await pay(placed);
    expect(await balancesOf()).toEqual(['449.00', '50.00', '0.00']);
    await expectLedgerLaws(world.owner);
  });

  test("an order paid in part leaves the card at least the provider's minimum", async () => {
    const almost = await world.signIn({ paid: PRICE - 1 });
    expect(await place(almost)).toMatchObject({ card_amount: 1 });
    expect(await balancesOf(almost)).toEqual(['0.99', '0.00', '498.00']);
  });

  test('an order is paid by card with an empty balance, and from the balance when it is enough', async () => {
    const [poor, rich] = [await world.signIn(), await world.signIn({ paid: PRICE })];
    expect(await place(poor)).not.toHaveProperty('card_amount');
    expect(await place(rich)).toMatchObject({ payment_data: null, use_account_balance: true });
  });

  test('a repeated key returns the same order paid in part', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => order(person, inPart, key)));
    expect(new Set(answers.map((answer) => answer.json<PlacedOrder>().id)).size).toBe(1);
    expect(await balancesOf()).toEqual(['0.00', '0.00', '250.00']);
  });
});

test('fifty concurrent orders on one balance spend it once', async () => {
  const shared = await world.signIn({ paid: 7 * PRICE, bonus: 0 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const body = fromBalance(itemAbout(`77:01:0001001:${index + 1}`));
      return order(shared, body);
    }),
  );
  const codes = answers.map((answer) => answer.statusCode).sort((a, b) => a - b);
  expect(codes).toEqual([...Array.from({ length: 7 }, () => 200), ...Array.from({ length: 43 }, () => 402)]);
  expect(await balancesOf(shared)).toEqual(['0.00', '0.00', '3493.00']);
  const { rows } = await world.owner.query(`select status from customer_order where user_id = $1`, [
    shared.id,
  ]);
  expect(rows).toHaveLength(7);
  await expectLedgerLaws(world.owner);
});

test('a top-up pays the next order', async () => {
  const empty = await world.signIn();
  const placed = (await topUp(empty, 499)).json<PlacedOrder>();
  await pay(placed);
  expect((await order(empty, fromBalance(itemAbout(FLAT.number)))).statusCode).toBe(200);
});
