import { kopecks } from '@proverka/validation/money';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import { refundReference } from '../give-back.ts';
import { lockAccounts, settleTransfer } from '../ledger.store.ts';
import { refunded } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { askForReturnReceipt } from '../return-receipt.ts';
import type { ProviderRefund } from './yookassa.ts';

export function findRefund(db: Connection, id: string) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('order_item', 'order_item.id', 'refund.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .innerJoin('app_user', 'app_user.id', 'payment.user_id')
    .select([
      'refund.id',
      'refund.status',
      'refund.provider_id',
      'refund.amount',
      'refund.reason',
      'refund.created_at',
      'refund.item_id',
      'refund.payment_mode',
      'order_item.status as item_status',
      'payment.provider_id as payment_provider_id',
      'payment.user_id',
      'product.name_ru as title',
      'order_item.price',
      'order_item.price_breakdown',
      'product.brand',
      'app_user.email',
    ])
    .where('refund.id', '=', id)
    .executeTakeFirst();
}

export type Refund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** What the provider says of a refund, applied once. */
export async function applyRefund(
  deps: MoneyDeps,
  refundId: string,
  remote: ProviderRefund,
): Promise<'applied' | 'still_open'> {
  return inTransaction(deps.db, async (tx) => {
    if (remote.status !== 'pending') {
      await settleRefund(deps, tx, refundId, remote.id, remote.status);
      return 'applied';
    }
    await tx
      .updateTable('refund')
      .set({ provider_id: remote.id, status: 'pending' })
      .where('id', '=', refundId)
      .where('status', '=', 'creating')
      .execute();
    return 'still_open';
  });
}

/** Runs once: the money leaves to the card or comes back to the balance, and the item is refunded either way. */
export async function settleRefund(
  deps: MoneyDeps,
  tx: Transaction,
  refundId: string,
  providerId: string | null,
  status: 'succeeded' | 'canceled',
): Promise<void> {
  const open = await tx
    .updateTable('refund')
    .set({ status, final_at: deps.now(), ...(providerId !== null && { provider_id: providerId }) })
    .where('id', '=', refundId)
    .where('status', 'in', ['creating', 'pending'])
    .returning('id')
    .executeTakeFirst();
  const refund = open && (await findRefund(tx, refundId));
  if (refund === undefined) return;
  await lockAccounts(tx, refund.user_id);
  await settleTransfer(tx, refundReference(refundId), status === 'succeeded' ? 'posted' : 'voided');
  await deps.onRefundClosed(tx, { itemId: refund.item_id });
  if (status !== 'succeeded') {
    if (reversesDelivery(refund)) await askForReceiptOfKept(deps, tx, refund);
    return;
  }
  await queueLetter(deps, tx, {
    reason: `refunded:${refundId}`,
    brand: refund.brand,
    recipient: refund.email,
    letter: refunded(deps.config.publicUrls[refund.brand], refund.title, kopecks(refund.amount)),
  });
}

/** An advance that stays on the balance needs no receipt: nothing was delivered for it. */
const reversesDelivery = ({ payment_mode: mode, item_status: status }: Refund): boolean =>
  mode === null ? status === 'done' : mode === 'full_payment';

/** The card rejected the refund of a delivered item, so the money stays on the balance. */
const askForReceiptOfKept = (deps: MoneyDeps, tx: Transaction, refund: Refund) =>
  askForReturnReceipt(
    deps,
    tx,
    { id: refund.item_id, productTitle: refund.title, brand: refund.brand, email: refund.email },
    kopecks(refund.amount),
    refund.id,
  );

/** For a notification: reads the refund from the provider and applies it. */
export async function checkRefundByProviderId(
  deps: MoneyDeps,
  providerId: string,
): Promise<'applied' | 'unknown'> {
  const known = await deps.db
    .selectFrom('refund')
    .select('id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  // A refund whose creation was not answered yet is applied by its own job.
  if (known === undefined) return 'unknown';
  const answer = await deps.yookassa.getRefund(providerId);
  if (answer.kind === 'unknown') throw new Error(`the payment provider did not answer: ${answer.reason}`);
  if (answer.kind !== 'ok') return 'unknown';
  await applyRefund(deps, known.id, answer.value);
  return 'applied';
}
