import { itemStatuses, orderStatuses } from '@proverka/contract/order-list';
import { describe, expect, test } from 'vitest';
import { decideItem, isItemFinal, itemEvents } from '../item-life.domain.ts';
import { decideOrder, orderEvents } from '../order-life.domain.ts';

const itemMoves = itemStatuses.flatMap((from) =>
  itemEvents.flatMap((event) => {
    const to = decideItem(from, event);
    return to === null ? [] : [{ from, event, to }];
  }),
);

describe('the life of an item', () => {
  test('a final status is left only when the refund to the card is closed', () => {
    expect(itemMoves.filter(({ from }) => isItemFinal(from))).toEqual([
      { from: 'failed', event: 'refund_closed', to: 'refunded' },
    ]);
  });

  test('every status but the first is reached from another, and nothing returns to the first', () => {
    for (const status of itemStatuses) {
      expect(itemMoves.some(({ to }) => to === status)).toBe(status !== 'created');
    }
  });

  test('an event that comes twice moves nothing the second time', () => {
    for (const { event, to } of itemMoves) expect(decideItem(to, event)).toBeNull();
  });

  test('work that was not paid for never begins and is never delivered', () => {
    expect(itemMoves.filter(({ from }) => from === 'created').map(({ event }) => event)).toEqual(['paid']);
  });
});

describe('the life of an order', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderEvents.flatMap((event) => {
      const to = decideOrder(from, event);
      return to === null ? [] : [`${from} ${event} → ${to}`];
    }),
  );

  test('is paid, expires or closes, and an expired one closes only when its top-up comes late', () => {
    expect(moves.toSorted()).toEqual([
      'awaiting_payment expired → expired',
      'awaiting_payment paid → paid',
      'awaiting_payment topped_up → closed',
      'expired topped_up → closed',
      'paid finished → closed',
    ]);
  });
});
