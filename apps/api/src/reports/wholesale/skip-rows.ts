import { inTransaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { lockOrder } from '#fulfilment/report-items.ts';
import { skipTasks } from '#fulfilment/skip-tasks.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findBatch } from './wholesale.store.ts';

export interface SkippedRows {
  readonly rows: number;
  readonly checks: number;
}

/**
 * Does without every check of a list that waits for data now. The skips of all rows are one statement; each row is then settled
 * by a job of its own, because completing two thousand reports takes longer than anybody waits for an answer.
 */
export async function skipRows(
  deps: ReportsDeps,
  { userId, batchId }: { readonly userId: string; readonly batchId: string },
): Promise<Result<SkippedRows, 'batch_not_found'>> {
  const batch = await findBatch(deps.db, userId, batchId);
  if (batch === undefined) return refuse('batch_not_found');
  const { order_id: orderId } = batch;
  if (orderId === null) return done({ rows: 0, checks: 0 });
  return inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId);
    const items = await tx
      .selectFrom('order_item')
      .select('id')
      .where('order_id', '=', orderId)
      .where('status', 'not in', ['created', 'failed', 'refunded'])
      .execute();
    const itemIds = items.map(({ id }) => id);
    const skipped = itemIds.length === 0 ? [] : await skipTasks(deps, tx, { itemIds, cause: 'wish' });
    const rows = [...new Set(skipped.map(({ itemId }) => itemId))];
    if (rows.length > 0) {
      await deps.enqueue(
        tx,
        'report.settle',
        rows.map((itemId) => ({ itemId })),
      );
    }
    return done({ rows: rows.length, checks: skipped.length });
  });
}
