import { itemStatuses, orderStatuses } from '@proverka/contract/order-list';
import { taskStatuses } from '@proverka/contract/report';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { TestDatabase } from '../../../test/database.ts';
import { decideItem, itemEvents } from '../item-status.domain.ts';
import { decideOrder, orderEvents } from '../order-status.domain.ts';
import { decideTask, taskEvents } from '../task-status.domain.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase();
});

/** The transitions a database function allows, of all pairs of different statuses. */
async function allowed(check: string, statuses: readonly string[]): Promise<string[]> {
  const { rows } = await at.owner.query<{ move: string }>(
    `select was || ' → ' || becomes as move
     from unnest($1::text[]) was cross join unnest($1::text[]) becomes
     where was <> becomes and ${check}(was, becomes)`,
    [statuses],
  );
  return rows.map(({ move }) => move).toSorted();
}

const decided = <Status extends string, Event extends string>(
  statuses: readonly Status[],
  events: readonly Event[],
  decide: (status: Status, event: Event) => Status | null,
): string[] => {
  const moves = statuses.flatMap((from) =>
    events.flatMap((event) => {
      const to = decide(from, event);
      return to === null ? [] : [`${from} → ${to}`];
    }),
  );
  return [...new Set(moves)].toSorted();
};

test('the database and the code allow the same transitions of an item', async () => {
  expect(await allowed('order_item_may_move', itemStatuses)).toEqual(
    decided(itemStatuses, itemEvents, decideItem),
  );
});

test('the database and the code allow the same transitions of a task', async () => {
  expect(await allowed('report_task_may_move', taskStatuses)).toEqual(
    decided(taskStatuses, taskEvents, decideTask),
  );
});

test('the database and the code allow the same transitions of an order (V2.3.1)', async () => {
  expect(await allowed('customer_order_may_move', orderStatuses)).toEqual(
    decided(orderStatuses, orderEvents, decideOrder),
  );
});
