import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from './deps.ts';
import { skippedReason } from './tasks/skipped-words.domain.ts';
import type { SkipCause } from './tasks/skipped-words.domain.ts';
import { movedBy } from './task-status.domain.ts';

export interface SkippedTask {
  readonly id: string;
  readonly itemId: string;
}

interface Skip {
  readonly itemIds: readonly string[];
  /** Only this one, if it is still in this run; all of the items by default. */
  readonly task?: { readonly id: string; readonly run: number };
  readonly cause: SkipCause;
}

/**
 * Skips tasks that wait for data, under the lock of their order. What they lacked stays with them, so that the data may still
 * be given. Settling their items is left to the caller.
 */
export async function skipTasks(
  deps: Pick<FulfilmentDeps, 'now'>,
  tx: Transaction,
  { itemIds, task, cause }: Skip,
): Promise<readonly SkippedTask[]> {
  const waiting = await tx
    .selectFrom('report_task')
    .select(['id', 'item_id as itemId', 'missing_requirements as missing'])
    .where('item_id', 'in', [...itemIds])
    .where('status', 'in', movedBy('skipped'))
    .$if(task !== undefined, (query) =>
      query.where('id', '=', task?.id ?? '').where('run', '=', task?.run ?? 0),
    )
    .execute();
  for (const [reason, tasks] of Map.groupBy(waiting, ({ missing }) => skippedReason(missing, cause))) {
    await tx
      .updateTable('report_task')
      .set({ status: 'skipped', finished_at: deps.now(), reason })
      .where(
        'id',
        'in',
        tasks.map(({ id }) => id),
      )
      .where('status', 'in', movedBy('skipped'))
      .execute();
  }
  return waiting;
}
