import { kopecks } from '@proverka/validation/money';
import { publicUrlOf } from '#platform/public-url.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import { refundReference } from '../open-refund.ts';
import { lockAccounts, settleTransfer } from '../ledger.store.ts';
import { placeOf } from '../instrument.domain.ts';
import { refundRefused, refunded } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { askForReturnReceipt } from '../return-receipt.ts';
import type { ProviderRefund } from './yookassa.ts';

export function findRefund(db: Connection, id: string) {
  return (
    db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .innerJoin('customer_order', 'customer_order.id', 'refund.order_id')
      // An advance is of no item.
      .leftJoin('order_item', 'order_item.id', 'refund.item_id')
      .leftJoin('product', 'product.id', 'order_item.product_id')
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
        'refund.return_id',
        'refund.proposal_id',
        'order_item.status as item_status',
        'payment.provider_id as payment_provider_id',
        'payment.user_id',
        'payment.instrument',
        'payment.instrument_tail',
        'product.name_ru as title',
        'order_item.price',
        'order_item.price_breakdown',
        'customer_order.brand',
        'customer_order.variant',
        'app_user.email',
      ])
      .where('refund.id', '=', id)
      .executeTakeFirst()
  );
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
      const refusal = remote.cancellation_details?.reason ?? 'canceled';
      const { id: providerId, status } = remote;
      const outcome = status === 'succeeded' ? { providerId, status } : { providerId, status, refusal };
      await settleRefund(deps, tx, refundId, outcome);
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

type RefundOutcome =
  | { readonly status: 'succeeded'; readonly providerId: string }
  /** `refusal`: why, in the provider's words. */
  | { readonly status: 'canceled'; readonly providerId: string | null; readonly refusal: string };

/** Runs once: the money leaves to what paid it or comes back to the balance, and an item is refunded either way. */
export async function settleRefund(
  deps: MoneyDeps,
  tx: Transaction,
  refundId: string,
  outcome: RefundOutcome,
): Promise<void> {
  const { status, providerId } = outcome;
  const open = await tx
    .updateTable('refund')
    .set({
      status,
      final_at: deps.now(),
      ...(providerId !== null && { provider_id: providerId }),
      ...(status === 'canceled' && { refusal: outcome.refusal }),
    })
    .where('id', '=', refundId)
    .where('status', 'in', ['creating', 'pending'])
    .returning('id')
    .executeTakeFirst();
  const refund = open && (await findRefund(tx, refundId));
  if (refund === undefined) return;
  await lockAccounts(tx, refund.user_id);
  await settleTransfer(tx, refundReference(refundId), status === 'succeeded' ? 'posted' : 'voided');
  if (refund.proposal_id !== null && status === 'succeeded') {
    await deps.onAdvanceReturned(tx, { userId: refund.user_id });
  }
  if (refund.item_id !== null) await deps.onRefundClosed(tx, { itemId: refund.item_id });
  if (status === 'canceled' && reversesDelivery(refund)) await askForReceiptOfKept(deps, tx, refund);
  await tellOwner(deps, tx, refund, outcome);
}

/** What the receipt calls it. */
export const TITLE_OF_ADVANCE = 'Аванс: пополнение баланса';

/** The money has left, or it stays on the balance because it was refused. */
async function tellOwner(
  deps: MoneyDeps,
  tx: Transaction,
  refund: Refund,
  outcome: RefundOutcome,
): Promise<void> {
  const place = placeOf({ type: refund.instrument, tail: refund.instrument_tail });
  const told = { title: refund.title, amount: kopecks(refund.amount), place };
  const site = publicUrlOf(deps.config, refund);
  const isBack = outcome.status === 'succeeded';
  await queueLetter(deps, tx, {
    reason: `${isBack ? 'refunded' : 'refund-refused'}:${refund.id}`,
    brand: refund.brand,
    recipient: refund.email,
    letter: isBack ? refunded(site, told) : refundRefused(site, { ...told, refusal: outcome.refusal }),
  });
}

/** An advance that stays on the balance needs no receipt: nothing was delivered for it. */
const reversesDelivery = ({ payment_mode: mode, item_status: status }: Refund): boolean =>
  mode === null ? status === 'done' : mode === 'full_payment';

/** The card rejected the refund of a delivered item, so the money stays on the balance. */
async function askForReceiptOfKept(deps: MoneyDeps, tx: Transaction, refund: Refund): Promise<void> {
  const { item_id: id, title, brand, email, amount } = refund;
  if (id === null || title === null) return;
  await askForReturnReceipt(deps, tx, { id, productTitle: title, brand, email }, kopecks(amount), refund.id);
}

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
