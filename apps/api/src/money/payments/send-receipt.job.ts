import { kopecks } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import { soldAs } from '../receipt-lines.domain.ts';
import { deliveryReceiptOf } from './receipt.domain.ts';
import { vatCodeOf } from './vat.domain.ts';

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

/** Registers the receipt; the same key makes repeats harmless. */
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
