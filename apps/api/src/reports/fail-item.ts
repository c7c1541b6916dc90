import { publicSubject } from '../checks/subject-words.domain.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { itemFailed } from '../mail/letters.domain.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { giveBack, moneyNote } from '../payments/give-back.ts';
import type { GivenBack } from '../payments/give-back.ts';
import { tellBatchFinished } from '../wholesale/tell-batch-finished.ts';
import { closeOrder } from './item.store.ts';
import type { LockedItem } from './item.store.ts';
import { expiryOf } from './report-life.domain.ts';

/** Nobody could or should check: the same transaction that gives up gives the money back, or sends it on its way to the card. */
export async function failItem(
  deps: Deps,
  tx: Transaction,
  item: LockedItem,
  reason: string,
  letterOf: typeof itemFailed = itemFailed,
): Promise<GivenBack> {
  const now = deps.now();
  const back = await giveBack(deps, tx, item, reason.trim() || 'Услуга не оказана: источник не ответил');
  await tx
    .updateTable('order_item')
    .set({ status: back.toCard > 0 ? 'failed' : 'refunded', finished_at: now })
    .where('id', '=', item.id)
    .execute();
  await tx
    .updateTable('report')
    .set({ completed_at: now, expires_at: expiryOf(now) })
    .where('item_id', '=', item.id)
    .execute();
  if (item.batchId === null) {
    await queueLetter(deps, tx, {
      reason: `item-failed:${item.id}`,
      brand: item.brand,
      recipient: item.email,
      letter: letterOf(
        deps.config.publicUrls[item.brand],
        item.productTitle,
        publicSubject(item),
        moneyNote(back, false),
      ),
    });
  }
  if (await closeOrder(tx, item.orderId)) await tellBatchFinished(deps, tx, item);
  return back;
}
