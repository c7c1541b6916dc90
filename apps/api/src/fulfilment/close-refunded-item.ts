import { moveItem } from './move-item.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { notifyReportChanged } from './report-changed.ts';

/** Closes the refund of a failed item; a delivered item stays delivered, whatever is refunded. */
export async function closeRefundedItem(tx: Transaction, itemId: string, now: Date): Promise<void> {
  await moveItem(tx, itemId, 'refund_closed', now);
  notifyReportChanged(tx, itemId);
}
