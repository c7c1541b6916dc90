import { moveItems } from '#fulfilment/move-item.ts';
import { moveOrder } from '#fulfilment/move-order.ts';
import type { ItemEvent } from '#fulfilment/item-status.domain.ts';
import type { OrderEvent } from '#fulfilment/order-status.domain.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { OrderBody, PlacedOrder } from '@proverka/contract/order';
import type { OrderFilter, OrderListEntry } from '@proverka/contract/order-list';
import { moscowDay } from '@proverka/words/moments';
import { beforeAll, describe, expect, test } from 'vitest';
import { json } from '#platform/db/columns.ts';
import { EGRN_RIGHT_LIST, PRICE, fromBalance, order, orderBody, orderByCard } from '../../../test/orders.ts';
import { signInAs } from '../../../test/impersonation.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

describe('the list of orders', () => {
  test("a user's orders are listed the newest first, in pages of twenty", async () => {
    const person = await world.signIn({ paid: 22 * PRICE });
    const ids: string[] = [];
    for (let i = 0; i < 22; i += 1) ids.unshift((await order(person, fromBalance())).json<PlacedOrder>().id);
    const first = (await person.request({ url: '/orders' })).json();
    expect(first.total).toBe(22);
    expect(first.orders.map(({ orderId }: { orderId: string }) => orderId)).toEqual(ids.slice(0, 20));
    expect(first.orders[0]).toMatchObject({
      totalAmount: 499,
      email: person.email,
      status: 'paid',
      OrderItem: [
        {
          product_name: 'EgrnObject',
          status: 'queued',
          ItemMetadata: { address: 'г Москва, ул Тестовая, д 1', kadastr_number: '77:01:0001001:1024' },
        },
      ],
    });
    const second = (await person.request({ url: '/orders?offset=20' })).json();
    expect(second.orders.map(({ orderId }: { orderId: string }) => orderId)).toEqual(ids.slice(20));
    const beyond = (await person.request({ url: '/orders?offset=40' })).json();
    expect(beyond).toEqual({ orders: [], total: 22 });
    const stranger = await world.signIn();
    expect((await stranger.request({ url: '/orders' })).json()).toEqual({ orders: [], total: 0 });
  });

  test('a single order is returned to its owner only', async () => {
    const person = await world.signIn({ paid: PRICE });
    const placed = (await order(person, fromBalance())).json<PlacedOrder>();
    const [listed] = (await person.request({ url: '/orders' })).json().orders;
    expect((await person.request({ url: `/order/${placed.id}` })).json()).toEqual(listed);
    const stranger = await world.signIn();
    expect((await stranger.request({ url: `/order/${placed.id}` })).json()).toMatchObject({
      code: 'order_not_found',
    });
  });

  test('an invalid offset is refused by name', async () => {
    const person = await world.signIn();
    expect((await person.request({ url: '/orders?offset=-1' })).json()).toMatchObject({
      fields: { offset: 'Некорректное значение' },
    });
  });
});

const CHECK_PERSON = '0192f0c1-0000-7000-8000-000000000201';

describe('filters of the list of orders', () => {
  const place = async (person: SignedInPerson, item: Partial<OrderBody['order_items'][number]> = {}) => {
    const [first] = orderBody().order_items;
    const body = fromBalance({ order_items: [{ ...(first as OrderBody['order_items'][number]), ...item }] });
    return (await order(person, body)).json<PlacedOrder>();
  };
  const found = async (person: SignedInPerson, query: Record<string, string>) => {
    const { orders, total } = (
      await person.request({ url: `/orders?${new URLSearchParams(query).toString()}` })
    ).json<{
      orders: OrderListEntry[];
      total: number;
    }>();
    expect(total).toBe(orders.length);
    return orders.map(({ orderId }) => orderId);
  };
  /** Sets the status of an order and of its only item. */
  const happen = (
    placed: { readonly id: string; readonly order_items: readonly { readonly order_item_id: string }[] },
    itemEvents: readonly ItemEvent[],
    orderEvents: readonly OrderEvent[] = [],
  ) =>
    inTransaction(world.db, async (tx) => {
      const itemIds = placed.order_items.map(({ order_item_id: id }) => id);
      for (const event of itemEvents) await moveItems(tx, itemIds, event, new Date());
      for (const event of orderEvents) await moveOrder(tx, placed.id, event, new Date());
    });

  test('orders are found by every word of a search: address, number, service, report', async () => {
    const person = await world.signIn({ paid: 10 * PRICE });
    const moscow = await place(person);
    const petersburg = await place(person, {
      object_address: 'г Санкт-Петербург, ул Ёлочная 100%, д 5',
      object_key: '78:31:0099001:105',
    });
    const history = await place(person, {
      product_id: EGRN_RIGHT_LIST,
      object_key: '78:31:0099001:106',
      object_address: '',
    });
    const { number } = await world.db
      .selectFrom('report')
      .select('number')
      .where('item_id', '=', moscow.order_items[0]?.order_item_id ?? '')
      .executeTakeFirstOrThrow();
    expect(await found(person, { query: 'МОСКВА тестовая' })).toEqual([moscow.id]);
    expect(await found(person, { query: 'переходе 0099001' })).toEqual([history.id]);
    expect(await found(person, { query: 'елочная' })).toEqual([petersburg.id]);
    expect(await found(person, { query: '100%' })).toEqual([petersburg.id]);
    expect(await found(person, { query: '10_%' })).toEqual([]);
    expect(await found(person, { query: '0099001' })).toEqual([history.id, petersburg.id]);
    expect(await found(person, { query: number.toLowerCase() })).toEqual([moscow.id]);
    expect(await found(person, { query: '  ' })).toHaveLength(3);
    expect(await found(person, { product: 'EgrnRightList' })).toEqual([history.id]);
    expect(await found(person, { product: 'EgrnObject', query: '0099001' })).toEqual([petersburg.id]);
    expect(await found(await world.signIn(), { query: 'москва' })).toEqual([]);
  });

  test("orders are found by the subject's name, INN and VIN; the name is told its customer alone", async () => {
    const person = await world.signIn({ paid: PRICE });
    const about = {
      last_name: 'Образцова',
      first_name: 'Анна',
      birth_date: '1990-02-01',
      inn: '500100732259',
    };
    const check = await place(person);
    await world.db
      .updateTable('order_item')
      .set({
        product_id: CHECK_PERSON,
        object_key: '',
        object_address: '',
        metadata: json({ ownersData: [about] }),
      })
      .where('order_id', '=', check.id)
      .execute();
    expect(await found(person, { query: 'образцова анна' })).toEqual([check.id]);
    expect(await found(person, { query: 'last_name' })).toEqual([]);
    const subjectsFor = async (reader: SignedInPerson) => {
      const { orders } = (await reader.request({ url: '/orders' })).json<{ orders: OrderListEntry[] }>();
      const one = (await reader.request({ url: `/order/${check.id}` })).json<OrderListEntry>();
      return [...orders, one].flatMap(({ OrderItem }) => OrderItem.map((item) => item.ItemMetadata.address));
    };
    const whole = 'Образцова Анна, 1990\u00a0г.\u00a0р.';
    expect(await subjectsFor(person)).toEqual([whole, whole]);
    expect(await subjectsFor(await signInAs(world, await world.signIn({ staff: 'admin' }), person))).toEqual([
      'О. А., 1990',
      'О. А., 1990',
    ]);
    expect(await found(person, { query: about.inn })).toEqual([check.id]);
    await world.db
      .updateTable('order_item')
      .set({ metadata: json({ entityAuto: { vin: 'XTA210990Y2766389' } }) })
      .where('order_id', '=', check.id)
      .execute();
    expect(await found(person, { query: 'xta210990y2766389' })).toEqual([check.id]);
    // Data destroyed with its report is no longer found.
    await world.db
      .updateTable('order_item')
      .set({ metadata: '{}' })
      .where('order_id', '=', check.id)
      .execute();
    expect(await found(person, { query: 'образцова' })).toEqual([]);
    expect(await found(person, { query: 'xta210990y2766389' })).toEqual([]);
  });

  test('orders are filtered by status, and the summary counts the same ones', async () => {
    const person = await world.signIn({ paid: 10 * PRICE });
    const placed = new Map<OrderFilter, PlacedOrder>();
    const byCard = async () => (await orderByCard(world, person)).placed;
    const lives: readonly [OrderFilter, () => Promise<PlacedOrder>, ItemEvent[], OrderEvent[]][] = [
      ['unpaid', byCard, [], []],
      ['in_progress', () => place(person), ['begun'], []],
      ['needs_data', () => place(person), ['data_awaited'], []],
      ['done', () => place(person), ['delivered'], ['finished']],
      ['refunded', () => place(person), ['failed_and_returned'], ['finished']],
      ['expired', byCard, [], ['expired']],
    ];
    for (const [filter, begin, itemEvents, orderEvents] of lives) {
      const one = await begin();
      placed.set(filter, one);
      await happen(one, itemEvents, orderEvents);
    }
    for (const [filter, one] of placed) expect(await found(person, { status: filter })).toEqual([one.id]);
    expect((await person.request({ url: '/orders/summary' })).json()).toEqual({
      total: 6,
      by_status: { unpaid: 1, in_progress: 1, needs_data: 1, done: 1, refunded: 1, expired: 1 },
      products: [{ product_name: 'EgrnObject', product_name_ru: expect.any(String), orders: 6 }],
    });
    expect((await (await world.signIn()).request({ url: '/orders/summary' })).json()).toEqual({
      total: 0,
      by_status: { unpaid: 0, in_progress: 0, needs_data: 0, done: 0, refunded: 0, expired: 0 },
      products: [],
    });
    expect((await person.request({ url: '/orders?status=lost' })).statusCode).toBe(400);
  });

  test('orders are filtered by the verdict of a report and by the days of a period', async () => {
    const person = await world.signIn({ paid: 10 * PRICE });
    const [risky, calm] = [await place(person), await place(person)];
    const say = (placed: PlacedOrder, level: string) =>
      world.db
        .updateTable('report')
        .set({ verdict: json({ level, sentence: 'Проверка', reasons: [] }) })
        .where('item_id', '=', placed.order_items[0]?.order_item_id ?? '')
        .execute();
    await say(risky, 'danger');
    await say(calm, 'clear');
    const unknown = await place(person);
    expect(await found(person, { verdict: 'danger' })).toEqual([risky.id]);
    expect(await found(person, { verdict: 'warning' })).toEqual([]);
    const { orders } = (await person.request({ url: '/orders' })).json<{ orders: OrderListEntry[] }>();
    expect(orders.map(({ OrderItem: [item] }) => item?.verdict_level)).toEqual([
      undefined,
      'clear',
      'danger',
    ]);
    const day = moscowDay(orders[0]?.date ?? '');
    expect(await found(person, { 'date-from': day, 'date-to': day })).toEqual([
      unknown.id,
      calm.id,
      risky.id,
    ]);
    expect(await found(person, { 'date-from': '2090-01-01' })).toEqual([]);
    expect(await found(person, { 'date-to': '2020-01-01', verdict: 'clear' })).toEqual([]);
    const backwards = '/orders?date-from=2026-02-02&date-to=2026-02-01';
    expect((await person.request({ url: backwards })).statusCode).toBe(400);
  });

  test('a failed item shows where its money is', async () => {
    const person = await world.signIn({ paid: PRICE });
    const toBalance = await place(person);
    await happen(toBalance, ['failed_and_returned'], ['finished']);
    const byCard = await orderByCard(world, person);
    await happen(byCard.placed, ['paid', 'failed'], ['paid', 'finished']);
    await world.db
      .updateTable('payment')
      .set({ status: 'succeeded' })
      .where('id', '=', byCard.paymentId)
      .execute();
    await world.db
      .insertInto('refund')
      .values({
        id: byCard.itemId,
        payment_id: byCard.paymentId,
        order_id: byCard.placed.id,
        item_id: byCard.itemId,
        provider_id: null,
        status: 'pending',
        amount: PRICE - 9_900,
        reason: 'Услуга не оказана',
        created_at: new Date(),
        final_at: null,
      })
      .execute();
    const refunds = async () => {
      const { orders } = (await person.request({ url: '/orders' })).json<{ orders: OrderListEntry[] }>();
      return orders.flatMap(({ OrderItem: items }) => items.map(({ refund }) => refund));
    };
    expect(await refunds()).toEqual([
      { to_balance: 99, to_card: 400, is_done: false },
      { to_balance: 499, to_card: 0, is_done: true },
    ]);
    await world.db.updateTable('refund').set({ status: 'canceled' }).execute();
    expect((await refunds())[0]).toEqual({ to_balance: 499, to_card: 0, is_done: true });
  });
});
