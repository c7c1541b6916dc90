import type { RefundTarget } from '@proverka/contract/refund';
import { ZERO, kopecks, parseMoney, toRubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { readUnreturned } from '#money/returned.store.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { FulfilmentDeps } from './deps.ts';
import { REASON_OF_RETURN, giveUp } from './returns/give-up.ts';
import { lockOrderedItem } from './returns/ordered-item.store.ts';
import type { OrderedItem } from './returns/ordered-item.store.ts';
import { wholeOf } from './returns/plan-return.domain.ts';
import { returnDelivered } from './returns/return-delivered.ts';
import type { ReturnRefusal as Refusal } from './returns/return-part.ts';

export type ReturnRefusal = Refusal;

export interface ReturnWish {
  readonly itemId: string;
  /** Rubles; all that is left by default. */
  readonly amount?: number | undefined;
  /** Rubles; what is believed to be left, or whatever is. */
  readonly expectedLeft?: number | 'any' | undefined;
  readonly target?: RefundTarget | undefined;
  readonly reason: string;
  /** The member of the staff. */
  readonly caller: Caller;
}

export interface Returned {
  readonly order_item_id: string;
  readonly to_balance: number;
  readonly to_card: number;
}

/** Gives an item's money back: one in progress is given up as a whole, a delivered one stays readable and goes back in parts. */
export function returnProduct(
  deps: FulfilmentDeps,
  wish: ReturnWish,
): Promise<Result<Returned, ReturnRefusal>> {
  return inTransaction(deps.db, (tx) => returnWithin(deps, tx, wish));
}

/** The same as part of a larger change; a refusal has changed nothing. */
export async function returnWithin(
  deps: FulfilmentDeps,
  tx: Transaction,
  wish: ReturnWish,
): Promise<Result<Returned, ReturnRefusal>> {
  const item = await lockOrderedItem(tx, wish.itemId);
  if (item === undefined) return refuse('item_not_found');
  if (item.userId === wish.caller.userId) return refuse('own_staff_role');
  return giveItemBack(deps, tx, item, wish);
}

/** What a return of the whole item would give back now. */
export async function returnableOf(
  db: Connection,
  item: { readonly id: string; readonly price: number },
): Promise<Money> {
  const { status } = await db
    .selectFrom('order_item')
    .select('status')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow();
  if (status === 'failed' || status === 'refunded') return ZERO;
  // Under way nothing is charged yet: the price is held.
  if (status !== 'done') return kopecks(item.price);
  const { paid: own, bonus } = await readUnreturned(db, item.id);
  return wholeOf({ own, bonus });
}

async function giveItemBack(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: OrderedItem,
  { amount, expectedLeft, target, reason, caller }: ReturnWish,
): Promise<Result<Returned, ReturnRefusal>> {
  const part = {
    amount: amount === undefined ? null : parseMoney(amount),
    expectedLeft: typeof expectedLeft === 'number' ? (parseMoney(expectedLeft) ?? ZERO) : expectedLeft,
    target,
    reason: reason || REASON_OF_RETURN,
    caller,
  };
  const back = await (item.status === 'done' ? returnDelivered : giveUp)(deps, tx, item, part);
  if (!back.ok) return back;
  const { toBalance, toCard } = back.value;
  await recordEvent(deps, tx, caller, {
    event: 'item.returned',
    ownerId: item.userId,
    subject: item.id,
    reason,
    after: { to_balance: toBalance, to_card: toCard },
  });
  return done({ order_item_id: item.id, to_balance: toRubles(toBalance), to_card: toRubles(toCard) });
}
