import { itemStatuses, orderStatuses } from '@proverka/contract/order-list';
import { describe, expect, test } from 'vitest';
import { decideItem, isItemFinal, itemEvents } from '../item-status.domain.ts';
import { decideOrder, orderEvents } from '../order-status.domain.ts';

const itemMoves = itemStatuses.flatMap((from) =>
  itemEvents.flatMap((event) => {
    const to = decideItem(from, event);
    return to === null ? [] : [{ from, event, to }];
  }),
);

describe('transitions of an item', () => {
  test('a final status of an item changes only when the refund to the card is closed', () => {
    expect(itemMoves.filter(({ from }) => isItemFinal(from))).toEqual([
      { from: 'failed', event: 'refund_closed', to: 'refunded' },
    ]);
  });

  test('every status of an item but the first can be reached, and none leads back to the first', () => {
    for (const status of itemStatuses) {
      expect(itemMoves.some(({ to }) => to === status)).toBe(status !== 'created');
    }
  });

  test('an event of an item that comes twice has no effect the second time', () => {
    for (const { event, to } of itemMoves) expect(decideItem(to, event)).toBeNull();
  });

  test('an unpaid item is never started or delivered (V2.3.1)', () => {
    expect(itemMoves.filter(({ from }) => from === 'created').map(({ event }) => event)).toEqual(['paid']);
  });
});

describe('transitions of an order', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderEvents.flatMap((event) => {
      const to = decideOrder(from, event);
      return to === null ? [] : [`${from} ${event} → ${to}`];
    }),
  );

  test('an order is paid, expires or closes, and an expired one closes only through a late top-up', () => {
    expect(moves.toSorted()).toEqual([
      'awaiting_payment expired → expired',
      'awaiting_payment paid → paid',
      'awaiting_payment topped_up → closed',
      'expired topped_up → closed',
      'paid finished → closed',
    ]);
  });
});
