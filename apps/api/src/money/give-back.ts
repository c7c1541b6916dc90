import { formatMoney } from '@proverka/words/money';
import { ZERO, add, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { statement } from '#platform/db/statement.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { settleHold } from './holds.ts';
import type { Settled } from './holds.ts';
import { lockAccounts } from './ledger.store.ts';
import { openRefund } from './open-refund.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { RefundCause } from './payments/refund-cause.domain.ts';
import { plainPlaceOf } from './instrument.domain.ts';
import { IS_DEAD, LEFT_OF_PAYMENT, readOrderPayment } from './refundable.store.ts';

export interface FailedItem {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly method: PaymentMethod;
}

/** The amounts already back on the balance and still on the way to the card. */
export interface GivenBack {
  readonly toBalance: Money;
  /** To what paid: a card, SBP or a wallet. */
  readonly toCard: Money;
}

/** The same with where the card's part goes, «на карту». */
interface TellableBack extends GivenBack {
  readonly place?: string | undefined;
}

/**
 * Returns the money held for a failed item. The part paid by card goes back to the card, unless it is to be kept on the balance:
 * until the provider has refunded it the sum stays on the hold account, so that it cannot be spent again.
 */
export async function giveBack(
  deps: MoneyDeps,
  tx: Transaction,
  item: FailedItem,
  { reason, isKept = false }: { readonly reason: string; readonly isKept?: boolean },
): Promise<GivenBack> {
  await lockAccounts(tx, item.userId);
  const voided = await settleHold(tx, `item:${item.id}`, 'voided');
  const byCard = voided === null || isKept ? ZERO : paidByCard(item, voided);
  const refund = { amount: byCard, reason, cause: { kind: 'failed', itemId: item.id } } as const;
  const isOnItsWay = byCard > 0 && (await refundToCard(deps, tx, item, refund));
  const toCard = isOnItsWay ? byCard : ZERO;
  return { toCard, toBalance: voided === null ? ZERO : subtract(add(voided.paid, voided.bonus), toCard) };
}

/** The part of an item's price paid by card for this very order. */
export const paidByCard = ({ method }: Pick<FailedItem, 'method'>, { paid, card }: Settled): Money =>
  method === 'card' ? paid : card;

export interface CardRefund {
  readonly amount: Money;
  readonly reason: string;
  readonly cause: Exclude<RefundCause, { kind: 'advance' }>;
}

/**
 * Starts a refund from the balance to the card that paid the order; false when no payment of the order covers the amount or can
 * still be refunded to, or when the cause had its refund before, and the money stays on the balance.
 */
export async function refundToCard(
  deps: MoneyDeps,
  tx: Transaction,
  item: FailedItem,
  refund: CardRefund,
): Promise<boolean> {
  const { amount, cause } = refund;
  const [payment] = await REFUNDABLE_PAYMENT(tx, {
    orderId: item.orderId,
    itemId: item.id,
    amount,
    forChecks: cause.kind === 'checks',
    isPart: cause.kind === 'return',
  });
  if (payment === undefined) return false;
  await openRefund(deps, tx, {
    ...refund,
    userId: item.userId,
    orderId: item.orderId,
    paymentId: payment.id,
  });
  return true;
}

const REFUNDABLE_PAYMENT = statement<
  { orderId: string; itemId: string; amount: Money; forChecks: boolean; isPart: boolean },
  { id: string }
>(`
  select p.id from payment p
  where p.order_id = :orderId and p.status = 'succeeded' and ${LEFT_OF_PAYMENT} >= :amount and not ${IS_DEAD}
  and (:isPart or not exists (
    select from refund r where r.item_id = :itemId::uuid and r.return_id is null and r.for_checks = :forChecks
  ))
  order by p.created_at limit 1`);

/** The report's sentence about the money of a failed item; `isOnCard`: the provider has refunded it. */
export function moneyNote(
  { toBalance, toCard, place = 'на карту' }: TellableBack,
  isOnCard: boolean,
): string {
  return [
    toCard > 0 && !isOnCard
      ? `${formatMoney(toCard)} возвращаются ${place}. Банк зачисляет возврат за несколько дней.`
      : '',
    toCard > 0 && isOnCard ? `${formatMoney(toCard)} возвращены ${place}.` : '',
    toBalance > 0 ? `${formatMoney(toBalance)} возвращены на баланс.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Where an order's refund goes, without a number: lists and reports are shown to others. */
export async function placeOfOrder(db: Connection, orderId: string): Promise<string> {
  return plainPlaceOf((await readOrderPayment(db, orderId))?.type ?? null);
}
