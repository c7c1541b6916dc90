import { auditOf } from '../../test/audit.ts';
import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import type { OrderListEntry, OrdersSummary } from '@proverka/contract/order-list';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTotalSpent } from '#money/ledger.store.ts';
import { FLAT } from '../../test/fake-extracts.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { paymentOf, returnProduct, transactionsOf } from '../../test/money.ts';
import { PRICE, fromBalance, notify, order, orderByCard, orderStatus } from '../../test/orders.ts';
import {
  buy,
  buyByCard,
  createReportWorld,
  deliver,
  itemAbout,
  lettersTo,
  readReport,
  resetReportWorld,
} from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';

let world: ReportWorld;
let admin: SignedInPerson;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  admin = await world.signIn({ staff: 'admin' });
});
beforeEach(async () => {
  await resetReportWorld(world);
  person = await world.signIn({ paid: PRICE, bonus: 10_000 });
});

const balancesOf = async (who: SignedInPerson) => {
  const { balance, bonus_balance, held_balance } = await transactionsOf(who);
  return [balance, bonus_balance, held_balance];
};

/** The refund shown in the list of orders; asserts that its filter and summary agree. */
async function ordersGivenBackTo(who: SignedInPerson) {
  const { orders } = (await who.request({ url: '/orders?status=refunded' })).json<{
    orders: OrderListEntry[];
  }>();
  const summary = (await who.request({ url: '/orders/summary' })).json<OrdersSummary>();
  expect(summary.by_status.refunded).toBe(orders.length);
  return orders.flatMap(({ OrderItem: items }) => items.map(({ refund }) => refund));
}

test("the staff's own order is returned by a colleague", async () => {
  const seller = await world.signIn({ staff: 'manager', paid: PRICE });
  const itemId = await buy(world, await world.signInAgain(seller));
  await deliver(world);
  expect((await returnProduct(seller, itemId)).json()).toMatchObject({ code: 'own_staff_role' });
  expect((await returnProduct(admin, itemId)).statusCode).toBe(200);
});

describe('refunds after delivery', () => {
  test('a refund after delivery returns own money and bonus once, and the report stays readable', async () => {
    const itemId = await buy(world, person);
    await deliver(world);
    expect(await balancesOf(person)).toEqual(['100.00', '0.00', '0.00']);
    const answers = await Promise.all([returnProduct(admin, itemId), returnProduct(admin, itemId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(await balancesOf(person)).toEqual(['499.00', '100.00', '0.00']);
    // The tariff depends on purchases that were not refunded.
    expect(await readTotalSpent(world.db, person.id)).toBe(0);
    expect(await readReport(person, itemId)).toMatchObject({ status: 'done', has_pdf: true });
    expect(await ordersGivenBackTo(person)).toEqual([{ to_balance: 499, to_card: 0, is_done: true }]);
    await world.jobs.runDue();
    expect(lettersTo(world, person)).toContain('Деньги возвращены');
    await expectLedgerLaws(world.owner);
  });

  test('a refund of a card payment goes to the card, in part if requested, with its receipt', async () => {
    const payer = await world.signIn();
    const { itemId } = await buyByCard(world, payer);
    await deliver(world);
    expect((await returnProduct(admin, itemId, { amount: 100.5 })).json()).toEqual({
      order_item_id: itemId,
      to_balance: 0,
      to_card: 100.5,
    });
    expect(await ordersGivenBackTo(payer)).toEqual([{ to_balance: 0, to_card: 100.5, is_done: false }]);
    await world.jobs.runDue();
    expect(await ordersGivenBackTo(payer)).toEqual([{ to_balance: 0, to_card: 100.5, is_done: true }]);
    expect([...world.yookassa.refunds.values()].at(-1)).toMatchObject({
      amount: 10_050,
      status: 'succeeded',
    });
    expect([...world.yookassa.requests.values()].at(-1)).toMatchObject({
      receipt: { items: [{ payment_mode: 'full_payment' }] },
    });
    expect(await readReport(payer, itemId)).toMatchObject({ status: 'done' });
    expect(await balancesOf(payer)).toEqual(['0.00', '0.00', '0.00']);
    await expectLedgerLaws(world.owner);
  });

  test('a refund of a card payment stays on the balance when requested or when the provider rejects it', async () => {
    const [one, other] = [await world.signIn(), await world.signIn()];
    const asked = await buyByCard(world, one);
    const refused = await buyByCard(world, other);
    await deliver(world);
    await returnProduct(admin, asked.itemId, { target: 'balance' });
    world.yookassa.trouble('createRefund', 'rejected');
    await returnProduct(admin, refused.itemId);
    expect(await balancesOf(other)).toEqual(['0.00', '0.00', '499.00']);
    await world.jobs.runDue();
    expect(await balancesOf(one)).toEqual(['499.00', '0.00', '0.00']);
    expect(await balancesOf(other)).toEqual(['499.00', '0.00', '0.00']);
    expect(await ordersGivenBackTo(other)).toEqual([{ to_balance: 499, to_card: 0, is_done: true }]);
    await expectLedgerLaws(world.owner);
  });
});

describe('receipts of refunds to the balance', () => {
  const support = 'help@realestate.localhost';
  const receiptsDueTo = async (buyers: readonly SignedInPerson[]) =>
    (await world.letters()).filter(
      ({ recipient, subject, text }) =>
        recipient === support &&
        subject.startsWith('Нужен чек возврата прихода') &&
        buyers.some(({ email }) => text.includes(email)),
    );

  test('the receipt of a refund to the balance is requested once from the staff, for own money only', async () => {
    const payer = await world.signIn({ bonus: 10_000 });
    const { itemId } = await buyByCard(world, payer);
    await deliver(world);
    await Promise.all([
      returnProduct(admin, itemId, { target: 'balance', amount: 100.5 }),
      returnProduct(admin, itemId, { target: 'balance', amount: 100.5 }),
    ]);
    const letters = await receiptsDueTo([payer]);
    expect(letters).toHaveLength(1);
    const words = (letters[0]?.text ?? '').replaceAll('\u00A0', ' ');
    for (const part of [
      'возврат прихода',
      'Сумма: 100,50 ₽',
      'полный расчёт',
      'зачёт аванса',
      'Код ставки НДС: 11',
      `Покупатель: ${payer.email}`,
    ]) {
      expect(words).toContain(part);
    }
    const { rows } = await world.owner.query('select provider_id from receipt where item_id = $1', [itemId]);
    expect(words).toContain(`Чек, который отменяется: ${rows[0].provider_id}`);
  });

  test('no receipt is due for bonus money, for a service without a receipt, or for a card refund', async () => {
    const [guest, payer] = [await world.signIn({ bonus: PRICE }), await world.signIn()];
    const bonus = await buy(world, guest);
    const unregistered = await buy(world, person);
    const { itemId: byCard } = await buyByCard(world, payer);
    await deliver(world);
    for (const itemId of [bonus, unregistered, byCard]) await returnProduct(admin, itemId);
    await world.jobs.runDue();
    expect(await receiptsDueTo([guest, person, payer])).toEqual([]);
  });

  test('a receipt is due when the card rejects the refund and the money stays on the balance', async () => {
    const payer = await world.signIn();
    const { itemId } = await buyByCard(world, payer);
    await deliver(world);
    world.yookassa.trouble('createRefund', 'rejected');
    await returnProduct(admin, itemId);
    expect(await receiptsDueTo([payer])).toEqual([]);
    await world.jobs.runDue();
    expect(await receiptsDueTo([payer])).toHaveLength(1);
  });

  test('a receipt is due for each part that reaches the balance, also when the card rejects its part later', async () => {
    const payer = await world.signIn({ paid: 20_000 });
    const inPart = fromBalance({ ...itemAbout(FLAT.number), pay_rest_by_card: true });
    const placed = (await order(payer, inPart)).json<PlacedOrder>();
    await notify(world, world.yookassa.pay(await paymentOf(world, placed.id)).id, 'succeeded');
    await world.jobs.runDue();
    await deliver(world);
    world.yookassa.trouble('createRefund', 'rejected');
    await returnProduct(admin, placed.order_items[0]?.order_item_id ?? '');
    await world.jobs.runDue();
    const sums = (await receiptsDueTo([payer])).map(({ text }) => /Сумма: (.*)/.exec(text)?.[1]);
    expect(sums.map((sum) => sum?.replaceAll('\u00A0', ' '))).toEqual(['200 ₽', '299 ₽']);
  });
});

test('a refund of an item in progress gives it up as a whole and stops asking its sources', async () => {
  const itemId = await buy(world, person);
  expect((await returnProduct(admin, itemId, { amount: 1 })).json()).toMatchObject({
    code: 'item_under_way',
  });
  expect((await returnProduct(admin, itemId)).json()).toMatchObject({ to_balance: 499, to_card: 0 });
  await deliver(world);
  const report = await readReport(person, itemId);
  expect(report).toMatchObject({ status: 'refunded', tasks: [{ status: 'unavailable' }] });
  expect(await orderStatus(world, report.order_id)).toBe('closed');
  expect(await balancesOf(person)).toEqual(['499.00', '100.00', '0.00']);
  expect((await returnProduct(admin, itemId)).json()).toMatchObject({ code: 'item_returned' });
  await world.jobs.runDue();
  expect(lettersTo(world, person)).toContain('Проверка остановлена');
  expect(lettersTo(world, person)).not.toContain('Не удалось проверить');
  await expectLedgerLaws(world.owner);
});

describe('refused refunds', () => {
  test.each([[0], [-1], [1.005], [1e20]])('a refund of %d rubles is refused', async (amount) => {
    const itemId = await buy(world, person);
    await deliver(world);
    expect((await returnProduct(admin, itemId, { amount })).statusCode).toBe(400);
    expect(await balancesOf(person)).toEqual(['100.00', '0.00', '0.00']);
  });

  test('a refund above the price, of an unpaid item or of an unknown one is refused', async () => {
    const itemId = await buy(world, person);
    expect((await returnProduct(admin, itemId, { amount: 499.01 })).json()).toMatchObject({
      code: 'refund_too_large',
    });
    await deliver(world);
    expect((await returnProduct(admin, itemId, { amount: 499.01 })).json()).toMatchObject({
      status: 422,
      code: 'refund_too_large',
    });
    const unpaid = await orderByCard(world, person);
    expect((await returnProduct(admin, unpaid.itemId)).json()).toMatchObject({ code: 'item_not_paid' });
    expect((await returnProduct(admin, randomUUID())).json()).toMatchObject({ code: 'item_not_found' });
    expect(await balancesOf(person)).toEqual(['100.00', '0.00', '0.00']);
  });

  test('a refund requested by anybody but the staff is refused, and logged', async () => {
    const itemId = await buy(world, person);
    const stranger = await world.signIn();
    for (const who of [stranger, person]) {
      expect((await returnProduct(who, itemId)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await auditOf(world, stranger)).toEqual([{ action: 'POST /return_product', owner_id: null }]);
  });
});

test('the database refuses to refund more than a payment brought', async () => {
  const payer = await world.signIn();
  const { itemId, paymentId } = await buyByCard(world, payer);
  const { rows } = await world.owner.query('select order_id from payment where id = $1', [paymentId]);
  const insert = world.owner.query(
    `insert into refund (id, payment_id, order_id, item_id, status, amount, reason, created_at)
     values ($1, $2, $3, $4, 'creating', $5, 'test', now())`,
    [randomUUID(), paymentId, rows[0].order_id, itemId, PRICE + 1],
  );
  await expect(insert).rejects.toThrow(/exceed/);
});
