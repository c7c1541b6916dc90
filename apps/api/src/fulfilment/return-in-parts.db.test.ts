import type { OrderReturns } from '@proverka/contract/refund';
import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTotalSpent } from '#money/ledger.store.ts';
import { FLAT } from '../../test/fake-extracts.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { paymentOf, returnProduct, transactionsOf } from '../../test/money.ts';
import { PRICE, fromBalance, notify, order } from '../../test/orders.ts';
import { buy, buyByCard, createReportWorld, deliver, itemAbout, lettersTo } from '../../test/reports.ts';
import { resetReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';

let world: ReportWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  admin = await world.signIn({ staff: 'admin' });
});
beforeEach(() => resetReportWorld(world));

const balanceOf = async (who: SignedInPerson) => (await transactionsOf(who)).balance;
const orderOf = async (itemId: string): Promise<string> =>
  (await world.owner.query('select order_id from order_item where id = $1', [itemId])).rows[0].order_id;

async function returnsOf(itemId: string, who = admin): Promise<OrderReturns['items'][number] & OrderReturns> {
  const orderId = await orderOf(itemId);
  const view = (await who.request({ url: `/admin/orders/${orderId}/returns` })).json<OrderReturns>();
  const item = view.items.find((one) => one.order_item_id === itemId);
  if (item === undefined) throw new Error(`the order's page does not tell of ${itemId}`);
  return { ...view, ...item };
}

interface RefundBody {
  readonly receipt: { readonly items: readonly ReceiptLine[] };
}
interface ReceiptLine {
  readonly amount: { readonly value: string };
  readonly payment_mode: string;
}

const receiptsOfRefunds = () =>
  [...world.yookassa.requests.values()]
    .filter((body) => 'payment_id' in body && 'description' in body)
    .map((body) => (body as unknown as RefundBody).receipt)
    .flatMap(({ items }) => items.map(({ amount, payment_mode: mode }) => [amount.value, mode]));

async function buyInPart(person: SignedInPerson): Promise<string> {
  const inPart = fromBalance({ ...itemAbout(FLAT.number), pay_rest_by_card: true });
  const placed = (await order(person, inPart)).json<PlacedOrder>();
  await notify(world, world.yookassa.pay(await paymentOf(world, placed.id)).id, 'succeeded');
  await world.jobs.runDue();
  await deliver(world);
  return placed.order_items[0]?.order_item_id ?? '';
}

describe('returns in several parts', () => {
  test('a delivered item goes back in parts to its card, each with a receipt, never more than was paid', async () => {
    const payer = await world.signIn();
    const { itemId } = await buyByCard(world, payer);
    await deliver(world);
    world.yookassa.requests.clear();
    await returnProduct(admin, itemId, { amount: 100.5 });
    const second = await returnProduct(admin, itemId, { amount: 300, expected_left: 398.5, target: 'card' });
    expect(second.json()).toEqual({ order_item_id: itemId, to_balance: 0, to_card: 300 });
    const tooMuch = await returnProduct(admin, itemId, { amount: 98.51, expected_left: 98.5 });
    expect(tooMuch.json()).toMatchObject({ code: 'refund_too_large' });
    await returnProduct(admin, itemId, { expected_left: 98.5 });
    await world.jobs.runDue();
    expect((await returnProduct(admin, itemId, { amount: 1, expected_left: 0 })).json()).toMatchObject({
      code: 'item_returned',
    });
    expect(receiptsOfRefunds()).toEqual([
      ['100.50', 'full_payment'],
      ['300.00', 'full_payment'],
      ['98.50', 'full_payment'],
    ]);
    const view = await returnsOf(itemId);
    expect(view).toMatchObject({ left: 0, place: 'на карту ··4444', is_place_dead: false });
    expect(view.returns.map(({ to_card: sum, card_state: state }) => [sum, state])).toEqual([
      [100.5, 'done'],
      [300, 'done'],
      [98.5, 'done'],
    ]);
    expect(await readTotalSpent(world.db, payer.id)).toBe(0);
    await expectLedgerLaws(world.owner);
  });

  test('who does not know of an earlier return is told what is left, also of two at once', async () => {
    const payer = await world.signIn();
    const { itemId } = await buyByCard(world, payer);
    await deliver(world);
    const part = { amount: 100, expected_left: 499 };
    const answers = await Promise.all([
      returnProduct(admin, itemId, part),
      returnProduct(admin, itemId, part),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({ code: 'return_changed' });
    expect(late.detail.replaceAll('\u00A0', ' ')).toContain('Уже возвращено 100 ₽, осталось 399 ₽');
    expect((await returnProduct(admin, itemId, { amount: 1 })).json()).toMatchObject({
      code: 'return_changed',
    });
    await world.jobs.runDue();
    await expectLedgerLaws(world.owner);
  });

  test('of an item paid in part by card, the card gets back its part and no more', async () => {
    const payer = await world.signIn({ paid: 20_000 });
    const itemId = await buyInPart(payer);
    expect(await returnsOf(itemId)).toMatchObject({ left: 499, own_left: 499, card_left: 299 });
    const onCard = await returnProduct(admin, itemId, { target: 'card' });
    expect(onCard.json()).toMatchObject({ code: 'card_cannot_take' });
    expect(onCard.json().detail.replaceAll('\u00A0', ' ')).toContain('не больше 299 ₽');
    expect((await returnProduct(admin, itemId, { amount: 250, expected_left: 499 })).json()).toMatchObject({
      to_card: 250,
    });
    expect((await returnProduct(admin, itemId, { amount: 100, expected_left: 249 })).json()).toMatchObject({
      to_card: 49,
      to_balance: 51,
    });
    expect((await returnProduct(admin, itemId, { expected_left: 149 })).json()).toMatchObject({
      to_card: 0,
      to_balance: 149,
    });
    await world.jobs.runDue();
    expect(await balanceOf(payer)).toBe('200.00');
    await expectLedgerLaws(world.owner);
  });

  test('a list of orders adds the parts up', async () => {
    const payer = await world.signIn();
    const { itemId } = await buyByCard(world, payer);
    await deliver(world);
    await returnProduct(admin, itemId, { amount: 100, target: 'balance' });
    await returnProduct(admin, itemId, { amount: 50, expected_left: 399 });
    const { orders } = (await payer.request({ url: '/orders' })).json();
    expect(orders[0].OrderItem[0].refund).toEqual({ to_balance: 100, to_card: 50, is_done: false });
    await world.jobs.runDue();
    const time = (await admin.request({ url: `/admin/orders/${await orderOf(itemId)}` })).json();
    const kinds = time.events.map(({ kind, status }: Record<string, string>) => `${kind} ${status}`);
    expect(kinds.filter((kind: string) => kind === 'return ')).toHaveLength(2);
    expect(kinds).toContain('refund succeeded');
  });
});

describe('where the money goes', () => {
  test('an item paid from the balance is refused a card in words, before and after its delivery', async () => {
    const person = await world.signIn({ paid: PRICE });
    const itemId = await buy(world, person);
    const early = await returnProduct(admin, itemId, { target: 'card' });
    expect(early.json()).toMatchObject({ status: 422, code: 'card_cannot_take' });
    await deliver(world);
    const late = await returnProduct(admin, itemId, { target: 'card' });
    expect(late.json()).toMatchObject({
      code: 'card_cannot_take',
      title: expect.stringContaining('на баланс'),
    });
    expect(await balanceOf(person)).toBe('0.00');
  });

  test('an item under way that was paid by card stays on the balance when that is asked for', async () => {
    const payer = await world.signIn();
    const { itemId } = await buyByCard(world, payer);
    expect((await returnProduct(admin, itemId, { target: 'balance' })).json()).toMatchObject({
      to_balance: 499,
      to_card: 0,
    });
    expect(await balanceOf(payer)).toBe('499.00');
    await expectLedgerLaws(world.owner);
  });

  test('a card that takes no refund keeps the money on the balance, its owner is told, and it is not asked again', async () => {
    const payer = await world.signIn();
    const { itemId } = await buyByCard(world, payer);
    await deliver(world);
    world.yookassa.trouble('createRefund', 'rejected');
    await returnProduct(admin, itemId, { amount: 100 });
    await world.jobs.runDue();
    expect(await balanceOf(payer)).toBe('100.00');
    expect(lettersTo(world, payer)).toContain('Возврат не прошёл, деньги на балансе');
    const view = await returnsOf(itemId);
    expect(view).toMatchObject({ is_place_dead: true, card_left: 0, left: 399 });
    expect(view.returns[0]).toMatchObject({ card_state: 'refused' });
    const again = await returnProduct(admin, itemId, { target: 'card', expected_left: 399 });
    expect(again.json()).toMatchObject({ code: 'card_cannot_take' });
    const other = await returnProduct(admin, itemId, { expected_left: 399 });
    expect(other.json()).toMatchObject({ to_balance: 399, to_card: 0 });
    await expectLedgerLaws(world.owner);
  });
});

test('the receipt e-mail is whole only for those who may read people', async () => {
  const payer = await world.signIn();
  const { itemId } = await buyByCard(world, payer);
  expect(await returnsOf(itemId)).toMatchObject({
    receipt_email: payer.email,
    is_under_way: true,
    left: 499,
  });
  const stranger = await world.signIn();
  const orderId = await orderOf(itemId);
  const refused = await stranger.request({ url: `/admin/orders/${orderId}/returns` });
  expect(refused.json()).toMatchObject({ code: 'forbidden' });
});
