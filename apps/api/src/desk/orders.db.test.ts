import type { DeskFound } from '@proverka/contract/desk-find';
import type { DeskOrder, OrderEvent } from '@proverka/contract/desk-orders';
import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCaseOf } from '../../test/cases.ts';
import { PRICE, fromBalance, order, orderByCard } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';

let world: TestWorld;
let admin: SignedInPerson;
let support: SignedInPerson;
let buyer: SignedInPerson;
let placed: PlacedOrder;
let byCard: Awaited<ReturnType<typeof orderByCard>>;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
  support = await world.signIn({ staff: 'support' });
  buyer = await world.signIn({ paid: PRICE });
  placed = (await order(buyer, fromBalance())).json<PlacedOrder>();
  byCard = await orderByCard(world, buyer);
});

const list = async (payload: object, who = admin) =>
  (await who.request({ method: 'POST', url: '/admin/orders', payload })).json<{
    orders: DeskOrder[];
    next: string | null;
  }>();
const idsOf = async (payload: object) => (await list(payload)).orders.map(({ order_id: id }) => id);
const find = async (text: string, who = admin) =>
  (await who.request({ method: 'POST', url: '/admin/find', payload: { text } })).json<{
    found: DeskFound[];
  }>();

describe('the list of orders', () => {
  test('has all orders, the newest first, page by page', async () => {
    const all = await idsOf({});
    expect(all.toSorted()).toEqual([placed.id, byCard.placed.id].toSorted());
    const first = await list({ limit: 1 });
    expect(await idsOf({ limit: 1, after: first.next })).toEqual([all[1]]);
  });

  test('names the account holder only for those who may read people', async () => {
    const names = async (who: SignedInPerson) =>
      (await list({ person_id: buyer.id }, who)).orders.map(({ person_name: name }) => name);
    expect(new Set(await names(admin))).toEqual(new Set(['Тестов Тест']));
    expect(new Set(await names(support))).toEqual(new Set([null]));
    expect(await list({}, await world.signIn({ staff: 'expert' }))).toMatchObject({ code: 'forbidden' });
  });

  test.each([
    [{ status: 'paid' }, () => [placed.id]],
    [{ status: 'awaiting_payment' }, () => [byCard.placed.id]],
    [{ method: 'card' }, () => [byCard.placed.id]],
    [{ item_status: 'queued' }, () => [placed.id]],
    [{ kind: 'top_up' }, () => []],
    [{ product_name: 'EgrnObject', method: 'balance' }, () => [placed.id]],
    [{ product_name: 'Unknown' }, () => []],
    [{ total_from: 500 }, () => []],
    [{ total_from: 499, total_to: 499, status: 'paid' }, () => [placed.id]],
    [{ created_to: '2020-01-01' }, () => []],
  ])('filters by %j', async (filter, expected) => {
    expect(await idsOf(filter)).toEqual(expected());
  });

  test('finds by every number, exactly', async () => {
    const item = placed.order_items[0]?.order_item_id ?? '';
    const { number } = await world.db
      .selectFrom('report')
      .select('number')
      .where('item_id', '=', item)
      .executeTakeFirstOrThrow();
    for (const one of [placed.id, item, number.toLowerCase()])
      expect(await idsOf({ number: one })).toEqual([placed.id]);
    expect(await idsOf({ number: byCard.paymentId })).toEqual([byCard.placed.id]);
    expect(await idsOf({ number: '77:01:0001001:1024' })).toHaveLength(2);
    for (const one of ["'; drop table x", '77:01', '%']) expect(await idsOf({ number: one })).toEqual([]);
  });
});

test('an order is a time line that its owner’s journal knows of', async () => {
  const view = async (id: string, who = admin) =>
    (await who.request({ url: `/admin/orders/${id}` })).json<{ order: DeskOrder; events: OrderEvent[] }>();
  const { order: shown, events } = await view(placed.id);
  expect(shown).toMatchObject({ order_id: placed.id, status: 'paid', total: 499, person_id: buyer.id });
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['placed', 'paid']));
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  expect((await view(byCard.placed.id)).events.map(({ kind }) => kind)).toContain('payment');
  expect(await view('0192f0c1-0000-7000-8000-0000000000aa')).toMatchObject({ code: 'order_not_found' });
  const { rows } = await world.owner.query(
    `select subject from audit_event where event = 'order.read' and owner_id = $1 order by seq`,
    [buyer.id],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([placed.id, byCard.placed.id]);
});

describe('what the palette finds', () => {
  test('is what the grants open: people only with «people», orders only with «orders»', async () => {
    expect((await find('тестов те')).found.map(({ kind }) => kind)).toContain('person');
    expect((await find('тестов те', support)).found).toEqual([]);
    expect((await find(placed.id, support)).found).toMatchObject([
      { kind: 'order', id: placed.id, amount: 499 },
    ]);
    expect((await find(byCard.paymentId)).found).toMatchObject([{ kind: 'payment', id: byCard.placed.id }]);
    expect((await find(placed.id, await world.signIn({ staff: 'expert' }))).found).toEqual([]);
    expect(await find(placed.id, buyer)).toMatchObject({ code: 'forbidden' });
  });

  test('is a case by its number, as letters write it or without the sign, for those who may read cases', async () => {
    const { case_id: id, number } = await openCaseOf(buyer);
    for (const typed of [`${number}`, `№ ${number}`, ` №${number} `])
      expect((await find(typed, support)).found).toMatchObject([
        { kind: 'case', id, title: `№ ${number}`, about: 'Вопрос' },
      ]);
    expect((await find(`№ ${number}`, await world.signIn({ staff: 'expert' }))).found).toEqual([]);
    expect((await find(`${number + 1}`, support)).found).toEqual([]);
    expect((await find('№ 999999999999999', support)).found).toEqual([]);
  });

  test('shows e-mails masked, and refuses texts that are too short', async () => {
    expect(JSON.stringify(await find('тестов'))).not.toContain(buyer.email);
    expect(await find('те')).toMatchObject({ status: 400 });
  });
});
