import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { soldAs } from './receipt-lines.domain.ts';
import { deliveryReceiptOf } from './payments/receipt.domain.ts';
import { vatCodeOf } from './payments/vat.domain.ts';

/**
 * Opens the receipt of a delivered item (54-FZ: the second one, the prepayment is set off). It belongs to the payment of
 * its order; an order paid from the balance sets off the payment that money came with. Bonus money was never paid in,
 * and without any payment there is no prepayment to set off.
 */
export async function openDeliveryReceipt(
  deps: MoneyDeps,
  tx: Transaction,
  item: { readonly id: string; readonly orderId: string; readonly userId: string },
  paid: Money,
): Promise<void> {
  const about = { item_id: item.id, conclusion_id: null };
  await openReceipt(deps, tx, { about, orderId: item.orderId, userId: item.userId, paid });
}

/** The same for a written conclusion, which is paid from the balance. */
export async function openConclusionReceipt(
  deps: MoneyDeps,
  tx: Transaction,
  conclusion: { readonly id: string; readonly userId: string },
  paid: Money,
): Promise<void> {
  const about = { item_id: null, conclusion_id: conclusion.id };
  await openReceipt(deps, tx, { about, orderId: null, userId: conclusion.userId, paid });
}

interface NewReceipt {
  readonly about: { readonly item_id: string | null; readonly conclusion_id: string | null };
  readonly orderId: string | null;
  readonly userId: string;
  readonly paid: Money;
}

async function openReceipt(
  deps: MoneyDeps,
  tx: Transaction,
  { about, orderId, userId, paid }: NewReceipt,
): Promise<void> {
  if (paid === 0) return;
  const payment = await findPaymentToSetOff(tx, orderId, userId);
  if (payment === undefined) return;
  const id = deps.newId();
  const row = { id, ...about, payment_id: payment.id, amount: paid, provider_id: null };
  const opened = await tx
    .insertInto('receipt')
    .values({ ...row, status: 'created', created_at: deps.now(), sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened !== undefined) await deps.enqueue(tx, 'receipt.send', [{ receiptId: id }]);
}

async function findPaymentToSetOff(tx: Transaction, orderId: string | null, userId: string) {
  const succeeded = tx.selectFrom('payment').select('id').where('status', '=', 'succeeded');
  const ofOrder =
    orderId === null
      ? undefined
      : await succeeded.where('order_id', '=', orderId).limit(1).executeTakeFirst();
  return (
    ofOrder ?? succeeded.where('user_id', '=', userId).orderBy('final_at', 'desc').limit(1).executeTakeFirst()
  );
}

function findReceipt(db: Connection, id: string) {
  return db
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .leftJoin('expert_conclusion', 'expert_conclusion.id', 'receipt.conclusion_id')
    .innerJoin('order_item', (join) =>
      join.on((row) =>
        row('order_item.id', '=', row.fn.coalesce('receipt.item_id', 'expert_conclusion.item_id')),
      ),
    )
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .innerJoin('app_user', 'app_user.id', 'payment.user_id')
    .select([
      'receipt.id',
      'receipt.status',
      'receipt.amount',
      'receipt.created_at',
      'payment.provider_id as payment_provider_id',
      'product.name_ru as title',
      'order_item.price_breakdown',
      'receipt.conclusion_id',
      'product.brand',
      'app_user.email',
    ])
    .where('receipt.id', '=', id)
    .executeTakeFirst();
}

interface SoldItem {
  readonly title: string;
  readonly price_breakdown: unknown;
  readonly conclusion_id: string | null;
}

const titleOf = ({ title, price_breakdown: price, conclusion_id: conclusion }: SoldItem): string =>
  conclusion === null ? soldAs(title, price) : `Экспертное заключение: ${title}`;

/** The job: registers the receipt; the same key makes a repeat harmless. */
export async function sendReceiptJob(deps: MoneyDeps, { receiptId }: { receiptId: string }): Promise<void> {
  const receipt = await findReceipt(deps.db, receiptId);
  if (receipt === undefined || receipt.status !== 'created' || receipt.payment_provider_id === null) return;
  const vatCode = vatCodeOf(deps.config.vatCodes, receipt.brand, receipt.created_at);
  const line = { title: titleOf(receipt), amount: kopecks(receipt.amount) };
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
