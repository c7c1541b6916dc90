import { ZERO, add, subtract } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import { publicUrlOf } from '#platform/public-url.ts';
import { refundToCard } from '#money/give-back.ts';
import type { GivenBack } from '#money/give-back.ts';
import { bookTransfer, codeOf, lockAccounts } from '#money/ledger.store.ts';
import { askForReturnReceipt } from '#money/return-receipt.ts';
import { readReturnedChecks } from '#money/returned.store.ts';
import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { returned } from '../letters.domain.ts';
import type { OrderedItem } from './ordered-item.store.ts';
import { planReturn, wholeOf } from './plan-return.domain.ts';
import type { PlannedReturn } from './plan-return.domain.ts';
import type { ReturnPart, ReturnRefusal } from './return-part.ts';
import { readReturnable } from './returnable.store.ts';

/**
 * Gives back a part of a delivered item's price, or all that is left of it. Who returns a further part says what they believe is
 * left, so that two people, or one who clicks twice, do not return the same money again.
 */
export async function returnDelivered(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: OrderedItem,
  part: ReturnPart,
): Promise<Result<GivenBack, ReturnRefusal>> {
  await lockAccounts(tx, item.userId);
  const left = await readReturnable(tx, item);
  const before = await returnedBefore(tx, item.id);
  const mistake = await whyNot(tx, item, { before, left: wholeOf(left), expected: part.expectedLeft });
  if (mistake !== null) return mistake;
  const plan = planReturn(left, part);
  if (!plan.ok) return plan;
  return done(await carryOut(deps, tx, item, { plan: plan.value, part }));
}

const RETURNED_BEFORE = statement<{ itemId: string }, { sum: Money }>(`
  select coalesce(sum(to_balance + to_card), 0)::bigint as sum from item_return where item_id = :itemId`);

const returnedBefore = async (tx: Transaction, itemId: string): Promise<Money> =>
  (await RETURNED_BEFORE(tx, { itemId }))[0]?.sum ?? ZERO;

interface Known {
  readonly before: Money;
  readonly left: Money;
  readonly expected: ReturnPart['expectedLeft'];
}

async function whyNot(tx: Transaction, { id }: OrderedItem, { before, left, expected }: Known) {
  if (left === 0) {
    // Prices of skipped checks may have gone back before.
    const isReturned = before > 0 || (await readReturnedChecks(tx, id)).size > 0;
    return refuse(isReturned ? 'item_returned' : 'item_not_paid');
  }
  if (expected === 'any' || expected === left || (expected === undefined && before === 0)) return null;
  const detail = `Уже возвращено ${formatMoney(before)}, осталось ${formatMoney(left)}. Проверьте сумму и повторите`;
  return refuse('return_changed', { detail });
}

interface CarriedOut {
  readonly plan: PlannedReturn;
  readonly part: ReturnPart;
}

async function carryOut(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: OrderedItem,
  { plan, part }: CarriedOut,
): Promise<GivenBack> {
  const { own, bonus, toCard } = plan;
  const { reason } = part;
  const returnId = deps.newId();
  await bookReturn(tx, item, { returnId, purse: 'paid', amount: own });
  await bookReturn(tx, item, { returnId, purse: 'bonus', amount: bonus });
  const cause = { kind: 'return', itemId: item.id, returnId } as const;
  if (toCard > 0 && !(await refundToCard(deps, tx, item, { amount: toCard, reason, cause })))
    throw new Error('a payment changed under the lock of its order');
  const back = { toCard, toBalance: subtract(add(own, bonus), toCard) };
  await saveReturn(deps, tx, item, { returnId, back, part });
  await askForReturnReceipt(deps, tx, item, subtract(own, toCard), returnId);
  return back;
}

interface Booked {
  readonly returnId: string;
  readonly purse: 'paid' | 'bonus';
  readonly amount: Money;
}

async function bookReturn(
  tx: Transaction,
  item: OrderedItem,
  { returnId, purse, amount }: Booked,
): Promise<void> {
  if (amount === 0) return;
  await bookTransfer(tx, {
    reference: `item:${item.id}:return:${returnId}:${purse}`,
    kind: 'refund',
    from: codeOf.revenue(item.brand, item.productName),
    to: codeOf.user(item.userId, purse),
    amount,
    orderId: item.orderId,
    itemId: item.id,
  });
}

interface Saved {
  readonly returnId: string;
  readonly back: GivenBack;
  readonly part: ReturnPart;
}

async function saveReturn(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: OrderedItem,
  { returnId, back: { toBalance, toCard }, part: { reason, caller } }: Saved,
): Promise<void> {
  await tx
    .insertInto('item_return')
    .values({
      id: returnId,
      item_id: item.id,
      returned_by: caller.userId,
      to_balance: toBalance,
      to_card: toCard,
      reason,
      created_at: deps.now(),
    })
    .execute();
  // The letter about the card's part is sent when the refund is complete.
  if (toBalance === 0) return;
  await queueLetter(deps, tx, {
    reason: `returned:${returnId}`,
    brand: item.brand,
    recipient: item.email,
    letter: returned(publicUrlOf(deps.config, item), item.productTitle, toBalance),
  });
}
