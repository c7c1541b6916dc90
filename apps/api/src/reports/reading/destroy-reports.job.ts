import { destroyRisk } from '../risk/risk.store.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { removeUnusedFile } from '../remove-unused-file.ts';

const AT_ONCE = 200;
const DAY_MS = 86_400_000;

/** 152-FZ, article 21: data is destroyed within thirty days after its purpose is reached. */
const MOST_DAYS_OF_WAITING = 30;

const EXPIRED = statement<{ now: Date; waitingSince: Date; limit: number }, { item_id: string }>(`
  select r.item_id from report r
  where r.expires_at < :now::timestamptz and (r.expires_at < :waitingSince::timestamptz
    or not exists (select from dispute d where d.item_id = r.item_id and d.answered_at is null))
  limit :limit`);

/**
 * Destroys reports one month after completion and keeps a proof without their data (152-FZ, article 21). A report with an
 * open dispute waits for the answer as long as the law allows.
 */
export async function destroyReportsJob(deps: ReportsDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const waitingSince = new Date(now.getTime() - MOST_DAYS_OF_WAITING * DAY_MS);
    const expired = await EXPIRED(deps.db, { now, waitingSince, limit: AT_ONCE });
    for (const { item_id: itemId } of expired) await destroyReport(deps, itemId);
    if (expired.length < AT_ONCE) return;
  }
}

async function destroyReport(deps: ReportsDeps, itemId: string): Promise<void> {
  const hashes = await inTransaction(deps.db, (tx) => destroyRows(deps, tx, itemId));
  // After the commit: a crash in between leaves unreferenced files, never a report without its files.
  for (const hash of hashes) await removeUnusedFile(deps, hash);
}

async function destroyRows(deps: ReportsDeps, tx: Transaction, itemId: string): Promise<string[]> {
  const report = await tx
    .selectFrom('report')
    .innerJoin('order_item', 'order_item.id', 'report.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'report.number',
      'report.completed_at',
      'report.content_hash',
      'report.pdf_hash',
      'product.name_ru',
    ])
    .where('report.item_id', '=', itemId)
    .forUpdate('report')
    .executeTakeFirst();
  if (report === undefined || report.completed_at === null) return [];
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
  await tx.updateTable('report_rating').set({ comment: '' }).where('item_id', '=', itemId).execute();
  await tx.deleteFrom('report').where('item_id', '=', itemId).execute();
  // Data the customer entered about people is deleted too; product, price and the object's number stay for accounting.
  await tx.updateTable('order_item').set({ metadata: '{}' }).where('id', '=', itemId).execute();
  await tx
    .insertInto('destruction_proof')
    .values({
      number: report.number,
      product_name: report.name_ru,
      content_hash: report.content_hash,
      completed_at: report.completed_at,
      destroyed_at: deps.now(),
    })
    .execute();
  const hashes = [
    report.pdf_hash,
    ...tasks.map(({ file_hash }) => file_hash),
    ...disputes.map(({ document_hash }) => document_hash),
  ];
  return hashes.filter((hash) => hash !== null);
}
