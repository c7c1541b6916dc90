import type { BrandId } from '@proverka/brand/host';
import type { Money } from '@proverka/words/money';
import { ZERO, add, subtract } from '@proverka/validation/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { paidByCard, refundToCard } from './give-back.ts';
import type { FailedItem, GivenBack } from './give-back.ts';
import { readCharged } from './holds.ts';
import { bookTransfer, codeOf } from './ledger.store.ts';
import { shareOfPurses } from './named-price.domain.ts';
import type { Purses } from './named-price.domain.ts';
import type { PaymentMode } from './payments/receipt.domain.ts';
import { readReturnedChecks, readUnreturned } from './returned.store.ts';

interface ChargedItem extends FailedItem {
  readonly brand: BrandId;
  readonly productName: string;
}

export interface ChecksReturn {
  /** The price named for each kind of check. */
  readonly prices: ReadonlyMap<string, Money>;
  /** The item's receipt of delivery includes them. */
  readonly wasDelivered: boolean;
}

export interface ReturnedForChecks extends GivenBack {
  /** Own money of it, which a receipt is about. */
  readonly own: Money;
}

const REASON = 'Проверки пропущены: данных для них нет';

/**
 * Gives back the prices of skipped checks out of a charged item, each kind once: every purse gets its share, the card's part
 * goes on to the card. Never more than is left of the charge. Runs under the locks of the order and of the user's accounts.
 */
export async function returnForChecks(
  deps: MoneyDeps,
  tx: Transaction,
  item: ChargedItem,
  { prices, wasDelivered }: ChecksReturn,
): Promise<ReturnedForChecks> {
  const before = await readReturnedChecks(tx, item.id);
  const unreturned = await readUnreturned(tx, item.id);
  const card = paidByCard(item, unreturned);
  let left: Purses = { bonus: unreturned.bonus, own: subtract(unreturned.paid, card), card };
  const shares: (readonly [type: string, share: Purses])[] = [];
  for (const [type, price] of prices) {
    const share = shareOfPurses(price, left);
    if (before.has(type) || add(share.bonus, share.own, share.card) === 0) continue;
    left = {
      bonus: subtract(left.bonus, share.bonus),
      own: subtract(left.own, share.own),
      card: subtract(left.card, share.card),
    };
    shares.push([type, share]);
    await book(tx, item, type, 'bonus', share.bonus);
    await book(tx, item, type, 'paid', add(share.own, share.card));
  }
  const byCard = add(...shares.map(([, share]) => share.card));
  const checksMode = wasDelivered ? 'full_payment' : await modeOfPrepayment(tx, item);
  const isOnItsWay =
    byCard > 0 &&
    (await refundToCard(deps, tx, item, {
      amount: byCard,
      reason: REASON,
      cause: { kind: 'checks', itemId: item.id, mode: checksMode },
    }));
  await saveReturns(deps, tx, item, shares, isOnItsWay);
  const own = add(...shares.map(([, share]) => add(share.own, share.card)));
  const whole = add(own, ...shares.map(([, share]) => share.bonus));
  const toCard = isOnItsWay ? byCard : ZERO;
  return { own, toCard, toBalance: subtract(whole, toCard) };
}

async function book(
  tx: Transaction,
  item: ChargedItem,
  type: string,
  purse: 'bonus' | 'paid',
  amount: Money,
): Promise<void> {
  if (amount === 0) return;
  await bookTransfer(tx, {
    reference: `item:${item.id}:check:${type}:${purse}`,
    kind: 'refund',
    from: codeOf.revenue(item.brand, item.productName),
    to: codeOf.user(item.userId, purse),
    amount,
    orderId: item.orderId,
    itemId: item.id,
  });
}

/** 54-FZ: nothing was delivered for it yet, so the receipt of the refund reverses that of the payment, in its mode. */
async function modeOfPrepayment(tx: Transaction, item: ChargedItem): Promise<PaymentMode> {
  const charged = await readCharged(tx, `item:${item.id}`);
  const isInPart = paidByCard(item, charged) < add(charged.paid, charged.bonus);
  return isInPart ? 'partial_prepayment' : 'full_prepayment';
}

async function saveReturns(
  deps: MoneyDeps,
  tx: Transaction,
  { id }: ChargedItem,
  shares: readonly (readonly [type: string, share: Purses])[],
  isOnItsWay: boolean,
): Promise<void> {
  if (shares.length === 0) return;
  await tx
    .insertInto('check_return')
    .values(
      shares.map(([type, { bonus, own, card }]) => ({
        item_id: id,
        task_type: type,
        bonus,
        paid: add(own, card),
        to_card: isOnItsWay ? card : ZERO,
        created_at: deps.now(),
      })),
    )
    .execute();
}
