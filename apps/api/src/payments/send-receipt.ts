import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/validation/money';
import type { Connection, Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { deliveryReceiptOf } from './receipt.domain.ts';
import { vatCodeOf } from './vat.domain.ts';

/**
 * Opens the receipt of a delivered item (54-FZ: the second one, the prepayment is set off). It belongs to the payment of
 * its order; an order paid from the balance sets off the payment that money came with. Bonus money was never paid in,
 * and without any payment there is no prepayment to set off.
 */
export async function openDeliveryReceipt(
  deps: Deps,
  tx: Transaction,
  item: { readonly id: string; readonly orderId: string; readonly userId: string },
  paid: Money,
): Promise<void> {
  if (paid === 0) return;
  const payment = await findPaymentToSetOff(tx, item.orderId, item.userId);
  if (payment === undefined) return;
  const id = deps.newId();
  const row = { id, item_id: item.id, payment_id: payment.id, amount: paid, provider_id: null };
  const opened = await tx
    .insertInto('receipt')
    .values({ ...row, status: 'created', created_at: deps.now(), sent_at: null })
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened !== undefined) await deps.enqueue(tx, 'receipt.send', [{ receiptId: id }]);
}

async function findPaymentToSetOff(tx: Transaction, orderId: string, userId: string) {
  const succeeded = tx.selectFrom('payment').select('id').where('status', '=', 'succeeded');
  return (
    (await succeeded.where('order_id', '=', orderId).limit(1).executeTakeFirst()) ??
    succeeded.where('user_id', '=', userId).orderBy('final_at', 'desc').limit(1).executeTakeFirst()
  );
}

function findReceipt(db: Connection, id: string) {
  return db
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .innerJoin('order_item', 'order_item.id', 'receipt.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .innerJoin('app_user', 'app_user.id', 'payment.user_id')
    .select([
      'receipt.id',
      'receipt.status',
      'receipt.amount',
      'receipt.created_at',
      'payment.provider_id as payment_provider_id',
      'product.name_ru as title',
      'product.brand',
      'app_user.email',
    ])
    .where('receipt.id', '=', id)
    .executeTakeFirst();
}

/** The job: registers the receipt; the same key makes a repeat harmless. */
export async function sendReceiptJob(deps: Deps, { receiptId }: { receiptId: string }): Promise<void> {
  const receipt = await findReceipt(deps.db, receiptId);
  if (receipt === undefined || receipt.status !== 'created' || receipt.payment_provider_id === null) return;
  const vatCode = vatCodeOf(deps.config.vatCodes, receipt.brand, receipt.created_at);
  const line = { title: receipt.title, amount: kopecks(receipt.amount) };
  const body = deliveryReceiptOf(receipt.payment_provider_id, receipt.email, line, vatCode);
  const answer = await deps.yookassa.createReceipt(receiptId, body);
  if (answer.kind === 'unknown') throw new Error(`the payment provider did not answer: ${answer.reason}`);
  if (answer.kind !== 'ok')
    deps.log.error({ receiptId, answer: answer.kind }, 'the provider refused a receipt');
  await deps.db
    .updateTable('receipt')
    .set(
      answer.kind === 'ok'
        ? { status: answer.value.status, provider_id: answer.value.id, sent_at: deps.now() }
        : { status: 'canceled', sent_at: deps.now() },
    )
    .where('id', '=', receiptId)
    .execute();
}
