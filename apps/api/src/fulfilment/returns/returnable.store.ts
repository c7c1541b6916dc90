import { ZERO, kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { paidByCard } from '#money/give-back.ts';
import type { Settled } from '#money/holds.ts';
import { readOrderPayment } from '#money/refundable.store.ts';
import type { RefundablePayment } from '#money/refundable.store.ts';
import { readUnreturned } from '#money/returned.store.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { isOfNobody } from '#platform/mail/queue-letter.ts';
import type { OrderedItem } from './ordered-item.store.ts';
import type { Returnable } from './plan-return.domain.ts';

const OVER: ReadonlySet<string> = new Set(['failed', 'refunded']);

/** Paid and neither delivered nor failed. */
export const isUnderWay = ({ status, paidAt }: OrderedItem): boolean =>
  paidAt !== null && status !== 'done' && !OVER.has(status);

/** What can be given back of an item now; of one under way all that is held for it. */
export async function readReturnable(db: Connection, item: OrderedItem): Promise<Returnable> {
  const payment = await readOrderPayment(db, item.orderId);
  return returnableOf(item, await readUnreturned(db, item.id), payment);
}

/** `unreturned`: of the item's charge; zeros before its delivery. */
export function returnableOf(
  item: OrderedItem,
  unreturned: Settled,
  payment: RefundablePayment | null,
): Returnable {
  const left = item.status === 'done' ? unreturned : heldFor(item);
  const cardTakes = payment === null || payment.isDead ? ZERO : payment.left;
  return {
    own: left.paid,
    bonus: left.bonus,
    card: kopecks(Math.min(paidByCard(item, left), cardTakes)),
    hasBalance: !isOfNobody(item.email),
  };
}

/** The purses are told apart when it is settled; only the whole of it can go back. */
function heldFor(item: OrderedItem): Settled {
  const held: Money = isUnderWay(item) ? kopecks(item.price) : ZERO;
  return { bonus: ZERO, paid: held, card: held === 0 ? ZERO : kopecks(item.cardAmount) };
}
