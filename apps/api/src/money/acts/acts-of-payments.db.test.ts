import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { incoming, invoiceFor, takeStatement } from '../../../test/bank.ts';
import { FLAT } from '../../../test/fake-extracts.ts';
import { paymentOf, returnProduct } from '../../../test/money.ts';
import { EGRN_RIGHT_LIST, fromBalance, notify, order, orderByCard } from '../../../test/orders.ts';
import { actsOf, askActs, chargedOf, contentOf, payerOf, today } from '../../../test/period-acts.ts';
import { buy, buyByCard, createReportWorld, deliver, itemAbout } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
let admin: SignedInPerson;
let accountant: SignedInPerson;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  admin = await world.signIn({ staff: 'admin' });
  accountant = await world.signIn({ staff: 'accountant' });
});
beforeEach(async () => {
  person = await world.signIn({ paid: 10_000 });
});

const inPart = fromBalance({ ...itemAbout(FLAT.number), pay_rest_by_card: true });
const placeInPart = async () => (await order(person, inPart)).json<PlacedOrder>();
const itemOf = ({ order_items: [item] }: PlacedOrder): string => item?.order_item_id ?? '';

/** All that the invoice says: what the balance paid of it before is an advance. */
async function payByBank(orderId: string): Promise<string> {
  const invoice = await invoiceFor(person, { order_id: orderId });
  const purpose = `Оплата по счёту № ${invoice.number} от 18.11.2026`;
  await takeStatement(accountant, [incoming({ amount: 499, purpose })]);
  await world.jobs.runDue();
  return invoice.payer_id;
}

async function payByCard(paymentId: string): Promise<void> {
  await notify(world, world.yookassa.pay(paymentId).id, 'succeeded');
  await world.jobs.runDue();
}

async function inPartByBank() {
  const placed = await placeInPart();
  const payer = await payByBank(placed.id);
  await deliver(world);
  return { itemId: itemOf(placed), payer };
}

describe('an order that the balance and the bank paid', () => {
  test('is in an act with both parts, and what is returned later is a line of a further act', async () => {
    const { itemId, payer } = await inPartByBank();
    const [first] = await actsOf(person, payer);
    expect(first).toMatchObject({ amount: 499 });
    expect(await chargedOf(world, person)).toBe(49_900);
    await returnProduct(admin, itemId, { amount: 450 });
    const [second, ...others] = await actsOf(person, payer);
    expect(others).toEqual([]);
    expect(second).toMatchObject({ amount: -450 });
    const { lines } = await contentOf(world, second?.invoice_id ?? '');
    expect(lines).toMatchObject([{ amount: -45_000, corrects: first?.number }]);
  });

  test('is in it less what was returned before, and that is told of once', async () => {
    const { itemId, payer } = await inPartByBank();
    await returnProduct(admin, itemId, { amount: 450 });
    const acts = await actsOf(person, payer);
    expect(acts).toMatchObject([{ amount: 49 }]);
    expect(await actsOf(person, payer)).toEqual(acts);
  });

  test('of which an act has one part only is in a further act with the other, less what was returned since', async () => {
    const { itemId, payer } = await inPartByBank();
    const [first] = await actsOf(person, payer);
    await world.owner.query(
      `delete from act_transfer a using ledger_transfer t where t.id = a.transfer_id and t.item_id = $1 and t.purse = 'card'`,
      [itemId],
    );
    await returnProduct(admin, itemId, { amount: 50 });
    const acts = await actsOf(person, payer);
    expect(acts).toMatchObject([{ amount: 349 }]);
    expect(acts[0]?.number).not.toBe(first?.number);
  });
});

describe('an order that a card paid', () => {
  test('in part has a receipt and is in no act', async () => {
    const placed = await placeInPart();
    await payByCard(await paymentOf(world, placed.id));
    await deliver(world);
    const refused = await askActs(person, await payerOf(person));
    expect(refused.json()).toMatchObject({
      code: 'act_has_no_services',
      detail: expect.stringContaining('картой полностью или частично'),
    });
  });

  test('after the bank had is in an act: that money stayed on the balance', async () => {
    const { placed, paymentId } = await orderByCard(world, person, itemAbout(FLAT.number));
    const payer = await payByBank(placed.id);
    await payByCard(paymentId);
    await deliver(world);
    expect(await actsOf(person, payer)).toMatchObject([{ amount: 499 }]);
  });
});

test('items of an order have each their own day and the rate of VAT of that day', async () => {
  const customer = await world.signIn({ paid: 500_000 });
  const [flat] = itemAbout(FLAT.number).order_items ?? [];
  const [rights] = itemAbout(FLAT.number, EGRN_RIGHT_LIST).order_items ?? [];
  const items = [flat, rights].flatMap((item) => (item === undefined ? [] : [{ ...item, refresh: true }]));
  const placed = (await order(customer, fromBalance({ order_items: items }))).json<PlacedOrder>();
  await world.jobs.runDue();
  await deliver(world);
  await world.owner.query(`update order_item set finished_at = '2025-12-30T10:00:00Z' where id = $1`, [
    itemOf(placed),
  ]);
  const [act] = await actsOf(customer, await payerOf(customer));
  const { lines, vats } = await contentOf(world, act?.invoice_id ?? '');
  expect(lines.map(({ day }) => day)).toEqual(['2025-12-30', today()]);
  expect(vats).toMatchObject([{ percent: 20, amount: 8317 }, { percent: 22 }]);
});

test('a refused act names each reason that occurred, and no other', async () => {
  const customer = await world.signIn({ paid: 500_000 });
  const payer = await payerOf(customer);
  const itemId = await buy(world, customer);
  await deliver(world);
  await returnProduct(admin, itemId);
  const whyNone = async (by: string) => (await askActs(customer, by)).json().detail.split('. ');
  const [nothing, ...reasons] = await whyNone(payer);
  expect(nothing).toBe('Для нового акта услуг нет');
  expect(reasons).toEqual([expect.stringContaining('деньги возвращены')]);
  await buyByCard(world, customer);
  await deliver(world);
  const [flat] = itemAbout(FLAT.number).order_items ?? [];
  await buy(world, customer, flat && { order_items: [{ ...flat, refresh: true }] });
  await deliver(world);
  await actsOf(customer, payer);
  const other = await payerOf(customer, { inn: '7728168971', kpp: '772801001' });
  expect((await whyNone(other)).slice(1)).toEqual([
    expect.stringContaining('уже в актах'),
    expect.stringContaining('кассовый чек'),
    expect.stringContaining('деньги возвращены'),
  ]);
});

test('the database lets no order that is in an act for a period get an act of its own', async () => {
  const { itemId, payer } = await inPartByBank();
  const [act] = await actsOf(person, payer);
  const own = world.owner.query(
    `insert into invoice select copy.* from invoice v, order_item i, jsonb_populate_record(v, jsonb_build_object(
       'id', gen_random_uuid(), 'number', v.number || '-1', 'subject', 'order:' || i.order_id, 'order_id', i.order_id,
       'period_from', null, 'period_to', null
     )) copy where v.id = $1 and i.id = $2`,
    [act?.invoice_id, itemId],
  );
  await expect(own).rejects.toThrow('the order is in an act for a period');
});
