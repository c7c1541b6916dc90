import { moveItem } from './move-item.ts';
import { publicUrlOf } from '#platform/public-url.ts';
import { publicWords } from '#registers/subject-blocks.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from './deps.ts';
import { itemFailed } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { giveBack, moneyNote, placeOfOrder } from '#money/give-back.ts';
import type { GivenBack } from '#money/give-back.ts';
import { closeOrder } from './status/close-order.ts';
import type { LockedItem } from './item.store.ts';
import { expiryOf } from './report/report-retention.domain.ts';

interface Failing {
  readonly letterOf?: typeof itemFailed | undefined;
  /** Also what a card paid stays on the balance. */
  readonly isKept?: boolean;
}

/** Gives up an item and, in the same transaction, returns its money or starts the refund to the card. */
export async function failItem(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: LockedItem,
  reason: string,
  { letterOf = itemFailed, isKept = false }: Failing = {},
): Promise<GivenBack> {
  const now = deps.now();
  const why = reason.trim() || 'Услуга не оказана: источник не ответил';
  const back = await giveBack(deps, tx, item, { reason: why, isKept });
  await moveItem(tx, item.id, back.toCard > 0 ? 'failed' : 'failed_and_returned', now);
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
        publicUrlOf(deps.config, item),
        item.productTitle,
        await publicWords({ ...deps, db: tx }, item),
        moneyNote({ ...back, place: await placeOfOrder(tx, item.orderId) }, false),
      ),
    });
  }
  await closeOrder(deps, tx, item.orderId);
  return back;
}
