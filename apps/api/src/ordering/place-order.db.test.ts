import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import { emptyId } from '@proverka/contract/empty-id';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import {
  CHECK_PASSPORT,
  EGRN_RIGHT_LIST,
  PRICE,
  fromBalance,
  itemStatuses,
  order,
  orderBody,
  orderStatus,
} from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const countOf = async (
  table: 'customer_order' | 'order_item' | 'report' | 'report_task' | 'payment' | 'idempotency_key',
) => {
  const { rows } = await world.owner.query(`select count(*)::int as count from ${table}`);
  return rows[0].count as number;
};
const everything = async () => ({
  orders: await countOf('customer_order'),
  items: await countOf('order_item'),
  reports: await countOf('report'),
  payments: await countOf('payment'),
  keys: await countOf('idempotency_key'),
  jobs: await world.jobs.waiting('report.task'),
});

describe('orders paid from the balance', () => {
  test('an order paid from the balance is paid, held and in progress when it is answered', async () => {
    const person = await world.signIn({ paid: PRICE + 100 });
    const before = await world.jobs.waiting('report.task');
    const answer = await order(person, fromBalance());
    expect(answer.statusCode).toBe(200);
    const placed = answer.json<PlacedOrder>();
    expect(placed).toMatchObject({
      total_amount: 499,
      payment_data: null,
      use_account_balance: true,
      order_items: [{ product_name: 'EgrnObject', price: 499 }],
    });
    expect(await orderStatus(world, placed.id)).toBe('paid');
    expect(await itemStatuses(world, placed.id)).toEqual(['queued']);
    expect(await readBalances(world.db, person.id)).toEqual({ paid: 100, bonus: 0 });
    const itemId = placed.order_items[0]?.order_item_id ?? '';
    const tasks = await world.db
      .selectFrom('report_task')
      .select(['type', 'status'])
      .where('item_id', '=', itemId)
      .execute();
    expect(tasks).toEqual([{ type: 'egrn_object', status: 'queued' }]);
    expect(await world.jobs.waiting('report.task')).toBe(before + 1);
    await expectLedgerLaws(world.owner);
  });

  test('an order paid from the balance spends bonus money first', async () => {
    const person = await world.signIn({ paid: PRICE, bonus: 10_000 });
    await order(person, fromBalance());
    expect(await readBalances(world.db, person.id)).toEqual({ paid: 10_000, bonus: 0 });
  });

  test('an order of several items holds the money of each', async () => {
    const person = await world.signIn({ paid: 2 * PRICE });
    const { order_items } = orderBody();
    const [first] = order_items;
    const items = [
      ...order_items,
      { ...first, product_id: EGRN_RIGHT_LIST, object_key: first?.object_key ?? '', object_address: '' },
    ];
    const placed = (
      await order(person, fromBalance({ order_items: items, expected_total: 998 }))
    ).json<PlacedOrder>();
    expect(placed.order_items.map(({ product_name }) => product_name)).toEqual([
      'EgrnObject',
      'EgrnRightList',
    ]);
    expect(await readBalances(world.db, person.id)).toEqual({ paid: 0, bonus: 0 });
  });

  test('an order above the balance leaves no trace', async () => {
    const person = await world.signIn({ paid: PRICE - 1 });
    const before = await everything();
    const answer = await order(person, fromBalance());
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ code: 'insufficient_funds' });
    expect(await everything()).toEqual(before);
    expect(await readBalances(world.db, person.id)).toEqual({ paid: PRICE - 1, bonus: 0 });
  });

  test('eight concurrent orders with money for one place one', async () => {
    const person = await world.signIn({ paid: PRICE });
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(person, fromBalance())));
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 402),
    ]);
    await expectLedgerLaws(world.owner);
  });
});

describe('idempotency keys', () => {
  test('a repeated key gets the first answer, also when the repeats are concurrent', async () => {
    const person = await world.signIn({ paid: 5 * PRICE });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(person, fromBalance(), key)));
    const later = await order(person, fromBalance(), key);
    const bodies = [...answers, later].map((answer) => answer.json<PlacedOrder>());
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await readBalances(world.db, person.id)).toMatchObject({ paid: 4 * PRICE });
  });

  test('a repeated key gets the first answer even when the money is spent by then', async () => {
    const person = await world.signIn({ paid: PRICE });
    const key = randomUUID();
    const [one, two] = [await order(person, fromBalance(), key), await order(person, fromBalance(), key)];
    expect(two.statusCode).toBe(200);
    expect(two.json()).toEqual(one.json());
  });

  test('a repeated key with another body is refused', async () => {
    const person = await world.signIn({ paid: 5 * PRICE });
    const key = randomUUID();
    await order(person, fromBalance(), key);
    const answer = await order(person, fromBalance({ partner_id: 'other' }), key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await readBalances(world.db, person.id)).toMatchObject({ paid: 4 * PRICE });
  });

  test('a key belongs to its user', async () => {
    const key = randomUUID();
    const people = [await world.signIn({ paid: PRICE }), await world.signIn({ paid: PRICE })];
    const answers = await Promise.all(people.map((person) => order(person, fromBalance(), key)));
    expect(new Set(answers.map((answer) => answer.json<PlacedOrder>().id)).size).toBe(2);
  });

  test('the key of an order that expired unpaid reports that it can no longer be paid', async () => {
    const person = await world.signIn();
    const key = randomUUID();
    world.yookassa.trouble('createPayment', 'not_done');
    expect((await order(person, orderBody(), key)).statusCode).toBe(502);
    await world.db
      .updateTable('customer_order')
      .set({ status: 'expired' })
      .where('user_id', '=', person.id)
      .execute();
    expect((await order(person, orderBody(), key)).json()).toMatchObject({
      status: 409,
      code: 'order_not_payable',
    });
  });

  test('an order without an idempotency key is refused', async () => {
    const person = await world.signIn();
    const answer = await person.request({ method: 'POST', url: '/order', payload: fromBalance() });
    expect(answer.json()).toMatchObject({ status: 400, code: 'idempotency_key_missing' });
  });
});

describe('an invalid order is refused and leaves no trace', () => {
  const [item] = orderBody().order_items;
  const cases: [string, object, number, string, object?][] = [
    ['without items', fromBalance({ order_items: [] }), 400, 'no_object_or_items'],
    [
      'without an object',
      fromBalance({ order_items: [{ ...item, object_key: ' ' } as never] }),
      400,
      'no_object_or_items',
    ],
    [
      'of an unknown product',
      fromBalance({ order_items: [{ ...item, product_id: emptyId } as never] }),
      422,
      'product_unknown',
    ],
    [
      'of a free instant check',
      fromBalance({ order_items: [{ ...item, product_id: CHECK_PASSPORT } as never] }),
      422,
      'product_unknown',
    ],
    ...[1, 0, -499, 498.999, 499.001, 1e30].map((expected): [string, object, number, string] => [
      `at a price of ${expected}`,
      fromBalance({ expected_total: expected }),
      409,
      'price_changed',
    ]),
    [
      'at a price that is not a number',
      { ...fromBalance(), expected_total: '499' },
      400,
      'invalid_request',
      { expected_total: 'Некорректное значение' },
    ],
    [
      'with an invalid product id',
      fromBalance({ order_items: [{ ...item, product_id: 'x' } as never] }),
      400,
      'invalid_request',
      { 'order_items.0.product_id': 'Некорректное значение' },
    ],
    [
      'with too many items',
      fromBalance({ order_items: Array.from({ length: 51 }, () => item as never) }),
      400,
      'invalid_request',
      { order_items: 'Некорректное значение' },
    ],
    [
      'with a negative markup',
      fromBalance({ order_items: [{ ...item, markup: -1 } as never] }),
      400,
      'invalid_request',
      { 'order_items.0.markup': 'Сумма — от 0 до 10 000 000 рублей, не больше двух знаков после запятой' },
    ],
    [
      'without its metadata',
      { ...fromBalance(), metadata: undefined },
      400,
      'invalid_request',
      { metadata: 'Обязательное поле' },
    ],
    [
      'with an unknown payment source',
      { ...fromBalance(), payment_source: 'cash' },
      400,
      'invalid_request',
      { payment_source: 'Некорректное значение' },
    ],
  ];

  test.each(cases)(
    'an order %s is refused and leaves no trace',
    async (_name, body, status, code, fields) => {
      const person = await world.signIn({ paid: 5 * PRICE });
      const before = await everything();
      const answer = await order(person, body);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code, ...(fields !== undefined && { fields }) });
      expect(await everything()).toEqual(before);
      expect(await readBalances(world.db, person.id)).toMatchObject({ paid: 5 * PRICE });
    },
  );

  test('a product of another brand cannot be ordered', async () => {
    const person = await world.signIn({ paid: PRICE });
    const answer = await person.request({
      method: 'POST',
      url: '/order',
      payload: fromBalance(),
      headers: { 'idempotency-key': randomUUID(), 'source-site': 'fizcheck.localhost' },
    });
    expect(answer.json()).toMatchObject({ code: 'product_unknown' });
  });
});
