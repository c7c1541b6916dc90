import { publicUrlOf } from '#platform/public-url.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { ReportsDeps } from './deps.ts';
import { batchFinished } from './letters.domain.ts';
import { countItems } from './wholesale/wholesale.store.ts';

/** Sends one letter after the last item of a list instead of one per item; other orders get none here. */
export async function tellBatchFinished(deps: ReportsDeps, tx: Transaction, orderId: string): Promise<void> {
  const batch = await tx
    .selectFrom('wholesale_batch')
    .innerJoin('customer_order', 'customer_order.id', 'wholesale_batch.order_id')
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .select([
      'wholesale_batch.id',
      'wholesale_batch.title',
      'customer_order.brand',
      'customer_order.variant',
      'app_user.email',
    ])
    .where('customer_order.id', '=', orderId)
    .executeTakeFirst();
  if (batch === undefined) return;
  const counts = await countItems(tx, [orderId]);
  const countOf = (isDone: boolean) =>
    counts.filter(({ status }) => (status === 'done') === isDone).reduce((sum, { items }) => sum + items, 0);
  await queueLetter(deps, tx, {
    reason: `batch-finished:${batch.id}`,
    brand: batch.brand,
    recipient: batch.email,
    letter: batchFinished(publicUrlOf(deps.config, batch), batch.title ?? '', countOf(true), countOf(false)),
  });
}
