import { subtract } from '@proverka/validation/money';
import { moveItem } from '../move-item.ts';
import { publicUrlOf } from '#platform/public-url.ts';
import { publicWords } from '#registers/subject-blocks.ts';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { diffExtracts } from '@proverka/extract/diff-extracts.domain';
import { settleHold } from '#money/holds.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import { reportReady } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { openDeliveryReceipt } from '#money/open-receipt.ts';
import { closeOrder } from './close-order.ts';
import { returnSkipped } from './return-skipped.ts';
import { pathOf } from '../item.store.ts';
import type { LockedItem } from '../item.store.ts';
import { hashContent } from '../report/content-hash.ts';
import type { ReportContent } from '../report-content.domain.ts';
import { expiryOf } from '../report/report-retention.domain.ts';
import { readContent } from '../report.store.ts';

/** The service is rendered: charges the hold, completes the report and queues the second receipt and the letter. */
export async function deliverItem(deps: FulfilmentDeps, tx: Transaction, item: LockedItem): Promise<void> {
  const now = deps.now();
  await lockAccounts(tx, item.userId);
  const charged = await settleHold(tx, `item:${item.id}`, 'posted');
  if (charged !== null) {
    const unearned = await returnSkipped(deps, tx, item, { wasDelivered: false });
    await openDeliveryReceipt(deps, tx, item, subtract(charged.paid, unearned));
  }
  const content = await readContent(tx, item.id, item);
  await completeReport(tx, item, content, now);
  await saveDifference(tx, item, content);
  await moveItem(tx, item.id, 'delivered', now);
  if (item.batchId === null) {
    await queueLetter(deps, tx, {
      reason: `report-ready:${item.id}`,
      unless: 'notify_report_ready',
      brand: item.brand,
      recipient: item.email,
      letter: reportReady(
        publicUrlOf(deps.config, item),
        item.productTitle,
        await publicWords({ ...deps, db: tx }, item),
        pathOf(item),
      ),
    });
  }
  await deps.onItemDelivered(tx, item.id);
  await deps.enqueue(tx, 'report.pdf', [{ itemId: item.id }]);
  await closeOrder(deps, tx, item.orderId);
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
      verdict_so_far: null,
      verdict: content.verdict === null ? null : json(content.verdict),
      content_hash: hashContent(number, item, content),
    })
    .where('item_id', '=', item.id)
    .execute();
}

/** For the same product bought again for the same object: the changes since (specification, section 3, Purchases). */
async function saveDifference(tx: Transaction, item: LockedItem, { extracts }: ReportContent): Promise<void> {
  const [next] = extracts;
  if (next === undefined) return;
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
  if (earlier === undefined) return;
  const [previous] = (await readContent(tx, earlier.id, item)).extracts;
  if (previous === undefined) return;
  const metadata = { ...item.metadata, diffStatement: diffExtracts(previous, next) };
  await tx
    .updateTable('order_item')
    .set({ metadata: json(metadata) })
    .where('id', '=', item.id)
    .execute();
}
