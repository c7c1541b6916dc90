import { destroyRisk } from './risk/risk.store.ts';
import { statement } from '#platform/db/statement.ts';
import { recordDestruction } from '#platform/destruction/record-destruction.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from './deps.ts';
import { EMPTIED_CONCLUSION } from './emptied-conclusion.ts';
import { removeUnusedFile } from './remove-unused-file.ts';

const AT_ONCE = 200;
const DAY_MS = 86_400_000;

/** 152-FZ, article 21: data is destroyed within thirty days after its purpose is reached; nine are left for a job that is away. */
const MOST_DAYS_OF_WAITING = 21;

const EXPIRED = statement<{ now: Date; waitingSince: Date; limit: number }, { item_id: string }>(`
  select r.item_id from report r
  where r.expires_at < :now::timestamptz and (r.expires_at < :waitingSince::timestamptz
    or not exists (select from dispute d where d.item_id = r.item_id and d.answered_at is null)
      and not exists (select from expert_conclusion c where c.item_id = r.item_id and c.state = 'requested'))
  order by r.expires_at limit :limit`);

/**
 * Destroys reports one month after completion and keeps a proof without their data (152-FZ, article 21). A report with an
 * open dispute or conclusion waits for it as long as the law allows.
 */
export async function destroyDueReports(deps: ReportsDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const waitingSince = new Date(now.getTime() - MOST_DAYS_OF_WAITING * DAY_MS);
    const expired = await EXPIRED(deps.db, { now, waitingSince, limit: AT_ONCE });
    for (const { item_id: itemId } of expired) await destroyReport(deps, itemId);
    if (expired.length < AT_ONCE) return;
  }
}

/** `isOverdue`: also a report that is not complete, which a restored backup brought back. */
export async function destroyReport(
  deps: ReportsDeps,
  itemId: string,
  { isOverdue = false }: { readonly isOverdue?: boolean } = {},
): Promise<void> {
  const hashes = await inTransaction(deps.db, async (tx) => {
    const report = await lockReport(tx, itemId);
    // It may have been asked anew meanwhile.
    if (report === undefined || (report.completed_at === null && !isOverdue)) return [];
    return destroyRows(deps, tx, report);
  });
  // After the commit: a crash in between leaves unreferenced files, never a report without its files.
  for (const hash of hashes) await removeUnusedFile(deps, hash);
}

const lockReport = (tx: Transaction, itemId: string) =>
  tx
    .selectFrom('report')
    .innerJoin('order_item', 'order_item.id', 'report.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select(['report.item_id', 'report.number', 'report.completed_at', 'report.content_hash'])
    .select(['report.pdf_hash', 'product.name_ru'])
    .where('report.item_id', '=', itemId)
    .forUpdate('report')
    .executeTakeFirst();

type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

async function destroyRows(deps: ReportsDeps, tx: Transaction, report: LockedReport): Promise<string[]> {
  const now = deps.now();
  const itemId = report.item_id;
  const deleted = await deleteContent(tx, itemId);
  await tx
    .insertInto('destruction_proof')
    .values({
      number: report.number,
      product_name: report.name_ru,
      content_hash: report.content_hash,
      completed_at: report.completed_at ?? now,
      destroyed_at: now,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
  const hashes = [report.pdf_hash, ...deleted].filter((hash) => hash !== null);
  // With the rows of the report itself and of its item.
  const rows = deleted.length + 2;
  await recordDestruction(tx, 'report', now, [{ subject: report.number, rows, files: hashes.length }]);
  // Last: a replay destroys whatever is in the list.
  await deps.destroyed.add('destroyed', 'report', [itemId], now);
  return hashes;
}

/** The files of the deleted tasks and disputes, null for each that had none. */
async function deleteContent(tx: Transaction, itemId: string): Promise<(string | null)[]> {
  const tasks = await tx
    .deleteFrom('report_task')
    .where('item_id', '=', itemId)
    .returning('file_hash')
    .execute();
  await destroyRisk(tx, itemId);
  const disputes = await tx
    .deleteFrom('dispute')
    .where('item_id', '=', itemId)
    .returning('document_hash')
    .execute();
  await tx.updateTable('expert_conclusion').set(EMPTIED_CONCLUSION).where('item_id', '=', itemId).execute();
  await tx.updateTable('report_rating').set({ comment: '' }).where('item_id', '=', itemId).execute();
  await tx.deleteFrom('report').where('item_id', '=', itemId).execute();
  // Data the customer entered about people is deleted too; product, price and the object's number stay for accounting.
  await tx.updateTable('order_item').set({ metadata: '{}' }).where('id', '=', itemId).execute();
  return [...tasks.map(({ file_hash }) => file_hash), ...disputes.map(({ document_hash }) => document_hash)];
}
