import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from './deps.ts';
import type { LockedItem } from './item.store.ts';
import { hashContent } from './report/content-hash.ts';
import { expiryOf } from './report/report-retention.domain.ts';
import { readContent } from './report.store.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import { returnSkipped } from './status/return-skipped.ts';

/** Updates a delivered report after a change: its verdict, hash and PDF are made anew. */
export async function renewReport(deps: FulfilmentDeps, tx: Transaction, item: LockedItem): Promise<void> {
  await lockAccounts(tx, item.userId);
  await returnSkipped(deps, tx, item, { wasDelivered: true });
  const content = await readContent(tx, item.id, item);
  const now = deps.now();
  // A corrected report counts as completed now; any other keeps its date.
  const { number } = await tx
    .updateTable('report')
    .set((row) => ({
      verdict: content.verdict === null ? null : json(content.verdict),
      verdict_so_far: null,
      pdf_hash: null,
      completed_at: row.fn.coalesce('completed_at', row.val(now)),
      expires_at: row.fn.coalesce('expires_at', row.val(expiryOf(now))),
    }))
    .where('item_id', '=', item.id)
    .returning('number')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('report')
    .set({ content_hash: hashContent(number, item, content) })
    .where('item_id', '=', item.id)
    .execute();
  await deps.enqueue(tx, 'report.pdf', [{ itemId: item.id }]);
}
