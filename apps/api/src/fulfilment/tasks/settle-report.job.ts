import { inTransaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { settleReport } from '../finish-task.ts';
import { lockItem } from '../item.store.ts';

/** Settles a row of a list after its waiting checks were skipped together with those of other rows. */
export async function settleReportJob(deps: FulfilmentDeps, { itemId }: { itemId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (item !== undefined) await settleReport(deps, tx, item);
  });
}
