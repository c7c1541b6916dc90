import { formatMoney } from '@proverka/validation/money-format';
import type { Money } from '@proverka/validation/money';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { bookTransfer, codeOf, lockAccounts, settleItem } from '../ledger/ledger.store.ts';

export interface FailedItem {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly method: 'balance' | 'card';
}

/** Whether the money is back already or on its way to the card. */
export type GivenBack = 'to_balance' | 'to_card';

/**
 * Gives back what was held for an item nobody could deliver. What a card paid goes back to the card: until the provider
 * has done it the sum waits on the hold account, so that it is not spent a second time.
 */
export async function giveBack(
  deps: Deps,
  tx: Transaction,
  item: FailedItem,
  reason: string,
): Promise<GivenBack> {
  await lockAccounts(tx, item.userId);
  const voided = await settleItem(tx, item.id, 'voided');
  if (item.method !== 'card' || voided === null || voided.paid === 0) return 'to_balance';
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'provider_id'])
    .where('order_id', '=', item.orderId)
    .where('status', '=', 'succeeded')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (payment === undefined) return 'to_balance';
  await openRefund(deps, tx, item, payment.id, voided.paid, reason);
  return 'to_card';
}

async function openRefund(
  deps: Deps,
  tx: Transaction,
  item: FailedItem,
  paymentId: string,
  amount: Money,
  reason: string,
): Promise<void> {
  const id = deps.newId();
  const row = { id, payment_id: paymentId, order_id: item.orderId, item_id: item.id, provider_id: null };
  await tx
    .insertInto('refund')
    .values({ ...row, status: 'creating', amount, reason, created_at: deps.now(), final_at: null })
    .execute();
  await bookTransfer(tx, {
    reference: refundReference(id),
    kind: 'refund',
    from: codeOf.user(item.userId, 'paid'),
    to: codeOf.provider,
    via: codeOf.user(item.userId, 'hold'),
    amount,
    orderId: item.orderId,
    itemId: item.id,
    paymentId,
  });
  await deps.enqueue(tx, 'refund.send', [{ refundId: id }]);
}

export const refundReference = (refundId: string): string => `refund:${refundId}`;

/** What the report says about the money of an item that failed. */
export function moneyNote(amount: Money, where: GivenBack | 'on_card'): string {
  const sum = formatMoney(amount);
  if (where === 'to_card') return `${sum} возвращаются на карту. Банк зачисляет возврат за несколько дней.`;
  if (where === 'on_card') return `${sum} возвращены на карту.`;
  return `${sum} возвращены на баланс.`;
}
