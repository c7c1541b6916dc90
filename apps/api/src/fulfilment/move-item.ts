import type { ItemStatus } from '@proverka/contract/order-list';
import { itemStatuses } from '@proverka/contract/order-list';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/transaction.ts';
import { decideItem, isItemFinal } from './item-status.domain.ts';
import type { ItemEvent } from './item-status.domain.ts';

/**
 * The only writer of an item's status: applies an event to items. Returns the ids of those it moved; the others were in a
 * status the event does not apply to. Runs under the lock of their order.
 */
export async function moveItems(
  tx: Transaction,
  itemIds: readonly string[],
  event: ItemEvent,
  now: Date,
): Promise<readonly string[]> {
  const moved: string[] = [];
  for (const [to, from] of targetsOf(event)) {
    const rows = await tx
      .updateTable('order_item')
      .set({
        status: to,
        ...(isItemFinal(to) && { finished_at: sql<Date>`coalesce(finished_at, ${now})` }),
      })
      .where('id', 'in', [...itemIds])
      .where('status', 'in', from)
      .returning('id')
      .execute();
    moved.push(...rows.map(({ id }) => id));
  }
  return moved;
}

/** The same for one item; true when it moved. */
export async function moveItem(
  tx: Transaction,
  itemId: string,
  event: ItemEvent,
  now: Date,
): Promise<boolean> {
  return (await moveItems(tx, [itemId], event, now)).length > 0;
}

/** The target statuses of an event, each with the statuses it is reached from. */
function targetsOf(event: ItemEvent): ReadonlyMap<ItemStatus, ItemStatus[]> {
  const targets = new Map<ItemStatus, ItemStatus[]>();
  for (const from of itemStatuses) {
    const to = decideItem(from, event);
    if (to !== null) targets.set(to, [...(targets.get(to) ?? []), from]);
  }
  return targets;
}
