import type { Transaction } from '#platform/db/transaction.ts';
import type { LockedItem } from '#fulfilment/item.store.ts';
import { renewReport } from '#fulfilment/renew-report.ts';
import type { ReportsDeps } from '../deps.ts';

/**
 * Makes verdict, hash and PDF of a delivered report anew after a change of its disputes. Returns the hash of the PDF it had,
 * to be removed after the commit.
 */
export async function renewPaper(
  deps: ReportsDeps,
  tx: Transaction,
  item: LockedItem,
): Promise<string | null> {
  if (item.status !== 'done') return null;
  const { pdf_hash: hash } = await tx
    .selectFrom('report')
    .select('pdf_hash')
    .where('item_id', '=', item.id)
    .executeTakeFirstOrThrow();
  await renewReport(deps, tx, item);
  return hash;
}
