import { kopecks } from '@proverka/validation/money';
import { publicUrlOf } from '#platform/public-url.ts';
import { publicWordsFor } from '#registers/subject-blocks.ts';
import type { SubjectWords } from '#registers/subject-words.domain.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { orderPaid } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { readItems } from '../order.store.ts';
import type { OrderItemRow } from '../order.store.ts';

/** Written when the work starts rather than when the order is placed, which has to be quick; once per order. */
export async function tellOrderPaid(deps: FulfilmentDeps, tx: Transaction, orderId: string): Promise<void> {
  const order = await tx
    .selectFrom('customer_order')
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .select(['customer_order.brand', 'customer_order.variant', 'customer_order.total', 'app_user.email'])
    .where('customer_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const ordered = await readItems(tx, orderId);
  const items = ordered.length > MOST_LINES ? summed(ordered) : await linesOf(deps, tx, ordered);
  await queueLetter(deps, tx, {
    reason: `order-paid:${orderId}`,
    unless: 'notify_order_paid',
    brand: order.brand,
    recipient: order.email,
    letter: orderPaid(publicUrlOf(deps.config, order), items, kopecks(order.total)),
  });
}

const MOST_LINES = 20;

async function linesOf(deps: FulfilmentDeps, tx: Transaction, items: readonly OrderItemRow[]) {
  const words = await publicWordsFor({ ...deps, db: tx }, items);
  return items.map((item) => lineOf(item, words));
}

const lineOf = (item: OrderItemRow, words: SubjectWords) => ({
  title: item.product_name_ru,
  subject: words(item),
  price: kopecks(item.price),
});

/** A list takes one line per product, because nobody reads five hundred. */
function summed(items: readonly OrderItemRow[]) {
  return [...Map.groupBy(items, ({ product_name_ru: title }) => title)].map(([title, ofProduct]) => ({
    title,
    subject: `${ofProduct.length} шт.`,
    price: kopecks(ofProduct.reduce((sum, { price }) => sum + price, 0)),
  }));
}
