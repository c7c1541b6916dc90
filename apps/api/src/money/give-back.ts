import { formatMoney } from '@proverka/words/money';
import { ZERO, add, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { settleHold } from './holds.ts';
import type { Settled } from './holds.ts';
import { bookTransfer, codeOf, lockAccounts } from './ledger.store.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PaymentMode } from './payments/receipt.domain.ts';

export interface FailedItem {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly method: PaymentMethod;
}

/** The amounts already back on the balance and still on the way to the card. */
export interface GivenBack {
  readonly toBalance: Money;
  readonly toCard: Money;
}

/**
 * Returns the money held for a failed item. The part paid by card goes back to the card: until the provider has refunded
 * it the sum stays on the hold account, so that it cannot be spent again.
 */
export async function giveBack(
  deps: MoneyDeps,
  tx: Transaction,
  item: FailedItem,
  reason: string,
): Promise<GivenBack> {
  await lockAccounts(tx, item.userId);
  const voided = await settleHold(tx, `item:${item.id}`, 'voided');
  const byCard = voided === null ? ZERO : paidByCard(item, voided);
  const isOnItsWay = byCard > 0 && (await refundToCard(deps, tx, item, { amount: byCard, reason }));
  const toCard = isOnItsWay ? byCard : ZERO;
  return { toCard, toBalance: voided === null ? ZERO : subtract(add(voided.paid, voided.bonus), toCard) };
}

/** The part of an item's price paid by card for this very order. */
export const paidByCard = ({ method }: Pick<FailedItem, 'method'>, { paid, card }: Settled): Money =>
  method === 'card' ? paid : card;

/**
 * Starts a refund from the balance to the card that paid the order; false when no payment of the order covers the amount, or
 * the cause had its refund before, and the money stays on the balance.
 */
export async function refundToCard(
  deps: MoneyDeps,
  tx: Transaction,
  item: FailedItem,
  { amount, reason, checksMode = null }: CardRefund,
): Promise<boolean> {
  const [payment] = await REFUNDABLE_PAYMENT(tx, {
    orderId: item.orderId,
    itemId: item.id,
    amount,
    forChecks: checksMode !== null,
  });
  if (payment === undefined) return false;
  await openRefund(deps, tx, item, payment.id, { amount, reason, checksMode });
  return true;
}

export interface CardRefund {
  readonly amount: Money;
  readonly reason: string;
  /** Of the prices of skipped checks: the mode of its receipt. */
  readonly checksMode?: PaymentMode | null;
}

const REFUNDABLE_PAYMENT = statement<
  { orderId: string; itemId: string; amount: Money; forChecks: boolean },
  { id: string }
>(`
  select p.id from payment p
  where p.order_id = :orderId and p.status = 'succeeded' and p.amount - (
    select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.status <> 'canceled'
  ) >= :amount
  and not exists (select from refund r where r.item_id = :itemId::uuid and r.for_checks = :forChecks)
  order by p.created_at limit 1`);

async function openRefund(
  deps: MoneyDeps,
  tx: Transaction,
  item: FailedItem,
  paymentId: string,
  { amount, reason, checksMode = null }: CardRefund,
): Promise<void> {
  const id = deps.newId();
  const row = { id, payment_id: paymentId, order_id: item.orderId, item_id: item.id, provider_id: null };
  await tx
    .insertInto('refund')
    .values({
      ...row,
      status: 'creating',
      amount,
      reason,
      for_checks: checksMode !== null,
      payment_mode: checksMode,
      created_at: deps.now(),
      final_at: null,
    })
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

/** The report's sentence about the money of a failed item; `isOnCard`: the provider has refunded it. */
export function moneyNote({ toBalance, toCard }: GivenBack, isOnCard: boolean): string {
  return [
    toCard > 0 && !isOnCard
      ? `${formatMoney(toCard)} возвращаются на карту. Банк зачисляет возврат за несколько дней.`
      : '',
    toCard > 0 && isOnCard ? `${formatMoney(toCard)} возвращены на карту.` : '',
    toBalance > 0 ? `${formatMoney(toBalance)} возвращены на баланс.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
