import { publicSubject } from '../checks/subject-words.domain.ts';
import { json } from '../db/columns.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { diffExtracts } from '../egrn/diff-extracts.domain.ts';
import { lockAccounts, settleItem } from '../ledger/ledger.store.ts';
import { reportReady } from '../mail/letters.domain.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { openDeliveryReceipt } from '../payments/send-receipt.ts';
import { tellBatchFinished } from '../wholesale/tell-batch-finished.ts';
import { closeOrder, pathOf } from './item.store.ts';
import type { LockedItem } from './item.store.ts';
import { hashContent } from './content-hash.ts';
import { contentOf } from './report-content.domain.ts';
import type { ReportContent } from './report-content.domain.ts';
import { expiryOf } from './report-life.domain.ts';
import { readTasks, resultOf } from './report.store.ts';

/** The service is rendered: the hold becomes revenue, the second receipt and the letter go out, the report is complete. */
export async function deliverItem(deps: Deps, tx: Transaction, item: LockedItem): Promise<void> {
  const now = deps.now();
  await lockAccounts(tx, item.userId);
  const charged = await settleItem(tx, item.id, 'posted');
  if (charged !== null) await openDeliveryReceipt(deps, tx, item, charged.paid);
  const content = contentOf((await readTasks(tx, item.id)).map(resultOf), item);
  await completeReport(tx, item, content, now);
  await tx
    .updateTable('order_item')
    .set({ status: 'done', finished_at: now, metadata: json(await withDifference(tx, item, content)) })
    .where('id', '=', item.id)
    .execute();
  if (item.batchId === null) {
    await queueLetter(deps, tx, {
      reason: `report-ready:${item.id}`,
      unless: 'notify_report_ready',
      brand: item.brand,
      recipient: item.email,
      letter: reportReady(
        deps.config.publicUrls[item.brand],
        item.productTitle,
        publicSubject(item),
        pathOf(item),
      ),
    });
  }
  await deps.enqueue(tx, 'report.pdf', [{ itemId: item.id }]);
  if (await closeOrder(tx, item.orderId)) await tellBatchFinished(deps, tx, item);
}

async function completeReport(
  tx: Transaction,
  item: LockedItem,
  content: ReportContent,
  now: Date,
): Promise<void> {
  const { number } = await tx
    .selectFrom('report')
    .select('number')
    .where('item_id', '=', item.id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('report')
    .set({
      completed_at: now,
      expires_at: expiryOf(now),
      verdict: content.verdict === null ? null : json(content.verdict),
      content_hash: hashContent(number, item, content),
    })
    .where('item_id', '=', item.id)
    .execute();
}

/** What a delivered report says has changed: its verdict, its hash and its paper are made anew. */
export async function renewReport(deps: Deps, tx: Transaction, item: LockedItem): Promise<void> {
  const content = contentOf((await readTasks(tx, item.id)).map(resultOf), item);
  const now = deps.now();
  // A corrected report is complete again from now on; any other keeps its day.
  const { number } = await tx
    .updateTable('report')
    .set((row) => ({
      verdict: content.verdict === null ? null : json(content.verdict),
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

/** The same product bought again for the same object tells what changed since (specification, section 3, Purchases). */
async function withDifference(
  tx: Transaction,
  item: LockedItem,
  { extracts }: ReportContent,
): Promise<Record<string, unknown>> {
  const [next] = extracts;
  const earlier = await tx
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select('order_item.id')
    .where('customer_order.user_id', '=', item.userId)
    .where('order_item.product_id', '=', item.productId)
    .where('order_item.object_key', '=', item.objectKey)
    .where('order_item.status', '=', 'done')
    .where('order_item.id', '!=', item.id)
    .orderBy('order_item.finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined || earlier === undefined) return item.metadata;
  const [previous] = contentOf((await readTasks(tx, earlier.id)).map(resultOf), item).extracts;
  if (previous === undefined) return item.metadata;
  return { ...item.metadata, diffStatement: diffExtracts(previous, next) };
}
