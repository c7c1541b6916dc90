import { rubles } from '@proverka/validation/money';
import type { Transaction } from '../db/transaction.ts';
import { planParts } from '../ledger/ledger.domain.ts';
import type { Reservation } from '../ledger/ledger.domain.ts';
import { codeOf, holdForItem, lockAccounts, settleItem } from '../ledger/ledger.store.ts';
import type { LockedAccounts } from '../ledger/ledger.store.ts';
import type { Result } from '../result.ts';
import { done } from '../result.ts';
import { insertOrder } from './placement.store.ts';
import type { NewOrder } from './placement.store.ts';
import type { Placed } from './place-order.ts';

/** The provider takes no smaller payment. */
const LEAST_BY_CARD = rubles(1);

/**
 * Saves an order the balance cannot pay in full: what it can is held at once, so that nobody spends it meanwhile, the rest
 * waits for a card. With an empty balance it is an order by card as any other.
 */
export async function savePartlyPaid(
  tx: Transaction,
  order: NewOrder,
  accounts: LockedAccounts,
  reservations: readonly Reservation[],
): Promise<Result<Placed, never>> {
  const parts = planParts(accounts.balances, reservations, LEAST_BY_CARD);
  const isInPart = parts.some(({ bonus, paid }) => bonus > 0 || paid > 0);
  await insertOrder(tx, order, { accounts, items: [], answer: null, ...(isInPart && { parts }) });
  const partOf = new Map(parts.map((part) => [part.itemId, part]));
  for (const { id, product } of order.items) {
    const part = partOf.get(id);
    if (part === undefined) continue;
    const revenueCode = codeOf.revenue(product.brand, product.name);
    await holdForItem(tx, { ...part, orderId: order.id, userId: order.userId, revenueCode });
  }
  return done({ orderId: order.id, answer: null });
}

/** Gives back what is held for an order nobody paid in time. */
export async function releaseParts(
  tx: Transaction,
  order: { readonly id: string; readonly user_id: string },
): Promise<void> {
  await lockAccounts(tx, order.user_id);
  const items = await tx.selectFrom('order_item').select('id').where('order_id', '=', order.id).execute();
  for (const { id } of items) await settleItem(tx, id, 'voided');
}
