import { kopecks } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import type { OpenOrder } from '../order/order-flow.domain.ts';
import { memoryStorage } from '../storage/json-storage.ts';
import { unpaidOrders } from './unpaid-orders.ts';

const hour = 3_600_000;

const order = (id: string): OpenOrder => ({
  id,
  total: kopecks(99_800),
  items: [
    { id: `${id}-a`, name: 'EgrnObject', price: kopecks(49_900) },
    { id: `${id}-b`, name: 'EgrnRightList', price: kopecks(49_900) },
  ],
});

function orders(storage = memoryStorage()) {
  const clock = { now: Date.UTC(2026, 10, 21) };
  return {
    storage,
    clock,
    unpaid: unpaidOrders(
      () => storage,
      () => clock.now,
    ),
  };
}

test('an order is remembered when its payment starts, with the data counters need', () => {
  const { storage, unpaid } = orders();
  unpaid.remember(order('1'));
  expect(JSON.parse(storage.getItem('notPaidOrders') ?? '')).toEqual([
    expect.objectContaining({ order_item_id: '1-a', id: '1', price: 49_900 }),
    expect.objectContaining({ order_item_id: '1-b', id: '1', price: 49_900 }),
  ]);
  expect(unpaid.toAskAbout()).toEqual([order('1')]);
});

test('a second attempt to pay does not duplicate the order', () => {
  const { unpaid } = orders();
  unpaid.remember(order('1'));
  unpaid.remember(order('1'));
  expect(unpaid.toAskAbout()).toEqual([order('1')]);
});

test('an unpaid order is checked for 24 hours and remembered for three days', () => {
  const { storage, clock, unpaid } = orders();
  unpaid.remember(order('old'));
  clock.now += 24 * hour;
  unpaid.remember(order('young'));
  expect(unpaid.toAskAbout().map(({ id }) => id)).toEqual(['young']);
  expect(storage.getItem('notPaidOrders')).toContain('old-a');
  clock.now += 48 * hour;
  unpaid.toAskAbout();
  expect(storage.getItem('notPaidOrders')).not.toContain('old-a');
});

test('a paid order is forgotten', () => {
  const { storage, unpaid } = orders();
  unpaid.remember(order('1'));
  unpaid.remember(order('2'));
  unpaid.forget('1');
  expect(unpaid.toAskAbout().map(({ id }) => id)).toEqual(['2']);
  unpaid.forget('2');
  expect(storage.getItem('notPaidOrders')).toBeNull();
});

test.each(['', 'nonsense', '{}', '[{"id":1}]', '[null]', '[{"id":"x","price":"1"}]'])(
  'malformed storage content («%s») is not an unpaid order',
  (text) => {
    const { storage, unpaid } = orders();
    storage.setItem('notPaidOrders', text);
    expect(unpaid.toAskAbout()).toEqual([]);
  },
);
