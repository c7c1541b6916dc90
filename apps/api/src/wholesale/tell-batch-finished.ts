import type { BrandId } from '@proverka/brand/host';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { batchFinished } from '../mail/letters.domain.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { countItems } from './wholesale.store.ts';

interface ClosedOrder {
  readonly orderId: string;
  readonly brand: BrandId;
  readonly email: string;
  /** null: an order as any other. */
  readonly batchId: string | null;
  readonly batchTitle: string | null;
}

/** One letter when the last item of a list is over, in place of one for each. */
export async function tellBatchFinished(deps: Deps, tx: Transaction, closed: ClosedOrder): Promise<void> {
  if (closed.batchId === null) return;
  const counts = await countItems(tx, [closed.orderId]);
  const countOf = (isDone: boolean) =>
    counts.filter(({ status }) => (status === 'done') === isDone).reduce((sum, { items }) => sum + items, 0);
  await queueLetter(deps, tx, {
    reason: `batch-finished:${closed.batchId}`,
    brand: closed.brand,
    recipient: closed.email,
    letter: batchFinished(
      deps.config.publicUrls[closed.brand],
      closed.batchTitle ?? '',
      countOf(true),
      countOf(false),
    ),
  });
}
