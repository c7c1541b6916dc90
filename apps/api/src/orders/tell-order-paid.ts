import { kopecks } from '@proverka/validation/money';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { orderPaid } from '../mail/letters.domain.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { readItems } from './order.store.ts';

/** Written when the work begins and not when the order is placed, which has to be quick; once per order. */
export async function tellOrderPaid(deps: Deps, tx: Transaction, orderId: string): Promise<void> {
  const order = await tx
    .selectFrom('customer_order')
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .select(['customer_order.brand', 'customer_order.total', 'app_user.email'])
    .where('customer_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const items = (await readItems(tx, orderId)).map((item) => ({
    title: item.product_name_ru,
    subject: item.object_address || item.object_key,
    price: kopecks(item.price),
  }));
  await queueLetter(deps, tx, {
    reason: `order-paid:${orderId}`,
    unless: 'notify_order_paid',
    brand: order.brand,
    recipient: order.email,
    letter: orderPaid(deps.config.publicUrls[order.brand], items, kopecks(order.total)),
  });
}
