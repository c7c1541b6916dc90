import { cardPaymentLimits } from '@proverka/contract/card-payment';
import type { Transaction } from '#platform/db/transaction.ts';
import { planParts } from '#money/ledger.domain.ts';
import type { Reservation } from '#money/ledger.domain.ts';
import { bookHolds, settleHold } from '#money/holds.ts';
import { codeOf, lockAccounts } from '#money/ledger.store.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import { insertOrder } from '../placement.store.ts';
import type { NewOrder, Placed } from '../placement.store.ts';
import { roomForUnpaid } from './unpaid-orders.ts';

/**
 * Saves an order the balance cannot pay in full: the balance's part is held at once, the rest waits for a card. With an
 * empty balance it is an ordinary order by card.
 */
export async function savePartlyPaid(
  tx: Transaction,
  order: NewOrder,
  accounts: LockedAccounts,
  reservations: readonly Reservation[],
): Promise<Result<Placed, 'unpaid_limit_reached'>> {
  const room = await roomForUnpaid(tx, order.userId, order.createdAt);
  if (!room.ok) return room;
  const parts = planParts(accounts.balances, reservations, cardPaymentLimits.min);
  const isInPart = parts.some(({ bonus, paid }) => bonus > 0 || paid > 0);
  await insertOrder(tx, order, { accounts, items: [], answer: null, ...(isInPart && { parts }) });
  const productOf = new Map(order.items.map(({ id, product }) => [id, product]));
  const holds = parts.flatMap(({ itemId, bonus, paid }) => {
    const product = productOf.get(itemId);
    if (product === undefined) return [];
    const revenueCode = codeOf.revenue(product.brand, product.name);
    return { subject: `item:${itemId}` as const, itemId, orderId: order.id, revenueCode, bonus, paid };
  });
  await bookHolds(tx, accounts, holds);
  return done({ orderId: order.id, answer: null });
}

/** Releases the holds of an order that was not paid in time. */
export async function releaseParts(tx: Transaction, orderId: string): Promise<void> {
  const { user_id: userId } = await tx
    .selectFrom('customer_order')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await lockAccounts(tx, userId);
  const items = await tx.selectFrom('order_item').select('id').where('order_id', '=', orderId).execute();
  for (const { id } of items) await settleHold(tx, `item:${id}`, 'voided');
}
