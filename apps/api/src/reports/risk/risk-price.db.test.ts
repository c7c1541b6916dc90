import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeCheckSources, ivan } from '../../../test/fake-check-sources.ts';
import { FLAT } from '../../../test/fake-extracts.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { notify, orderByCard } from '../../../test/orders.ts';
import { createReportWorld, deliver, resetReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { RISK } from '../../../test/risk.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all });
});
beforeEach(() => resetReportWorld(world));

const item = (more: object) => ({
  product_id: RISK,
  object_key: FLAT.number,
  object_address: 'г Тестов',
  metadata: { ownersData: [ivan], ...more },
});

test('a full check of two extracts and an owner costs 1299 rubles, 2299 with insurance, in the order and on both receipts', async () => {
  const buyer = await world.signIn();
  const order_items = [item({ riskInsurance: true }), item({ riskInsurance: true }), item({})];
  const { placed, paymentId } = await orderByCard(world, buyer, { order_items, expected_total: 5897 });
  expect(placed.order_items.map(({ price }) => price)).toEqual([2299, 2299, 1299]);
  const { orders } = (await buyer.request({ url: '/orders' })).json();
  const [insured] = orders[0].OrderItem;
  expect(insured.price_breakdown).toMatchObject({
    total: 2299,
    parts: [
      { kind: 'base', title: 'Базовая цена', amount: 1299 },
      { kind: 'option', title: 'Страхование рисков', amount: 1000 },
    ],
  });

  const name = 'Полная проверка: две выписки и собственник';
  const lines = [
    { description: `${name}, страхование рисков`, amount: { value: '2299.00' } },
    { description: `${name}, страхование рисков`, amount: { value: '2299.00' } },
    { description: name, amount: { value: '1299.00' } },
  ];
  expect(world.yookassa.requests.get(paymentId)).toMatchObject({
    amount: { value: '5897.00' },
    receipt: { items: lines },
  });

  await notify(world, world.yookassa.pay(paymentId).id, 'succeeded');
  await world.jobs.runDue();
  await deliver(world);
  const tasks = await world.db
    .selectFrom('report_task')
    .select(['type', 'owner_id'])
    .where('item_id', '=', placed.order_items[0]?.order_item_id ?? '')
    .execute();
  expect(tasks.filter(({ owner_id }) => owner_id === null).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['egrn_object', 'egrn_right_list']),
  );
  expect(tasks.filter(({ owner_id }) => owner_id !== null)).toHaveLength(12);
  const second = world.yookassa.receipts as { items: typeof lines }[];
  const dearestFirst = second
    .flatMap(({ items }) => items)
    .toSorted((one, other) => Number(other.amount.value) - Number(one.amount.value));
  expect(dearestFirst).toMatchObject(lines);
  await expectLedgerLaws(world.owner);
});

test('insurance is priced by its flag only, and an order with another price is refused', async () => {
  const buyer = await world.signIn();
  const wrong = orderByCard(world, buyer, { order_items: [item({})], expected_total: 2299 });
  await expect(wrong).rejects.toThrow('price_changed');
  const marked = { ...item({ riskInsurance: true }), markup: 1 };
  await expect(orderByCard(world, buyer, { order_items: [marked] })).rejects.toThrow('price_changed');
  const right = { ...item({ riskInsurance: true }), markup: 1000 };
  const { placed } = await orderByCard(world, buyer, { order_items: [right], expected_total: 2299 });
  expect(placed satisfies PlacedOrder).toMatchObject({ total_amount: 2299 });
});
