import type { RefundTarget } from '@proverka/contract/refund';
import { ZERO, add, kopecks, parseMoney, subtract, toRubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from './deps.ts';
import { readReturnedChecks, readUnreturned } from '#money/returned.store.ts';
import { bookTransfer, codeOf, lockAccounts } from '#money/ledger.store.ts';
import { itemGivenUp, returned } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { failItem } from './fail-item.ts';
import { lockItem } from './item.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { notifyReportChanged } from './report-changed.ts';
import { movedBy } from './task-status.domain.ts';
import { lockOrderOfItem } from './report-items.ts';
import { paidByCard, refundToCard } from '#money/give-back.ts';
import type { GivenBack } from '#money/give-back.ts';
import { askForReturnReceipt } from '#money/return-receipt.ts';

export interface ReturnWish {
  readonly itemId: string;
  /** Rubles; the whole price by default. */
  readonly amount: number | undefined;
  readonly target: RefundTarget | undefined;
  readonly reason: string;
  /** The member of the staff. */
  readonly caller: Caller;
}

export interface Returned {
  readonly order_item_id: string;
  readonly to_balance: number;
  readonly to_card: number;
}

export type ReturnRefusal =
  | 'item_not_found'
  | 'item_not_paid'
  | 'item_returned'
  | 'item_under_way'
  | 'refund_too_large';

const REASON = 'Возврат по обращению';

/** Refunds an item once: one in progress is given up as a whole, a delivered one stays readable. */
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
  return item === undefined ? refuse('item_not_found') : giveItemBack(deps, tx, item, wish);
}

const RETURNED = statement<{ itemId: string }, { is_returned: boolean; is_delivered: boolean }>(`
  select i.status = 'done' as is_delivered, i.status in ('failed', 'refunded') or exists (select from item_return r where r.item_id = i.id) as is_returned
  from order_item i where i.id = :itemId`);

/** What a return of the whole item would give back now. */
export async function returnableOf(db: Connection, item: { id: string; price: number }): Promise<Money> {
  const [row] = await RETURNED(db, { itemId: item.id });
  if (row?.is_returned !== false) return ZERO;
  // Under way nothing is charged yet: the price is held.
  if (!row.is_delivered) return kopecks(item.price);
  const { paid, bonus } = await readUnreturned(db, item.id);
  return add(paid, bonus);
}

async function giveItemBack(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: OrderedItem,
  wish: ReturnWish,
): Promise<Result<Returned, ReturnRefusal>> {
  const amount = wish.amount === undefined ? null : parseMoney(wish.amount);
  const back =
    item.status === 'done'
      ? await returnDelivered(deps, tx, item, amount, wish)
      : await giveUp(deps, tx, item, amount, wish);
  if (!back.ok) return back;
  const { toBalance, toCard } = back.value;
  await recordEvent(deps, tx, wish.caller, {
    event: 'item.returned',
    ownerId: item.userId,
    subject: item.id,
    reason: wish.reason,
    after: { to_balance: toBalance, to_card: toCard },
  });
  return done({ order_item_id: item.id, to_balance: toRubles(toBalance), to_card: toRubles(toCard) });
}

/** Under the lock of its order; also when its report is already destroyed. */
async function lockOrderedItem(tx: Transaction, itemId: string) {
  await lockOrderOfItem(tx, itemId);
  return tx
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'order_item.id',
      'order_item.order_id as orderId',
      'order_item.status',
      'customer_order.user_id as userId',
      'customer_order.method',
      'app_user.email',
      'product.name as productName',
      'product.name_ru as productTitle',
      'product.brand',
    ])
    .where('order_item.id', '=', itemId)
    .executeTakeFirst();
}
type OrderedItem = NonNullable<Awaited<ReturnType<typeof lockOrderedItem>>>;

async function giveUp(
  deps: FulfilmentDeps,
  tx: Transaction,
  { id }: OrderedItem,
  amount: Money | null,
  { reason }: ReturnWish,
): Promise<Result<GivenBack, ReturnRefusal>> {
  const item = await lockItem(tx, id);
  // Work starts after payment: an item without a report was never paid for.
  if (item === undefined) return refuse('item_not_paid');
  if (item.status === 'failed' || item.status === 'refunded') return refuse('item_returned');
  if (item.price === 0) return refuse('item_not_paid');
  if (amount !== null && amount > item.price) return refuse('refund_too_large');
  if (amount !== null && amount < item.price) return refuse('item_under_way');
  const back = await failItem(deps, tx, item, reason || REASON, itemGivenUp);
  await tx
    .updateTable('report_task')
    .set({ status: 'unavailable', reason: REASON, finished_at: deps.now() })
    .where('item_id', '=', item.id)
    .where('status', 'in', movedBy('unavailable'))
    .execute();
  notifyReportChanged(tx, item.id);
  return done(back);
}

const EARLIER_RETURN = statement<{ itemId: string }>('select 1 from item_return where item_id = :itemId');

async function returnDelivered(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: OrderedItem,
  amount: Money | null,
  wish: ReturnWish,
): Promise<Result<GivenBack, ReturnRefusal>> {
  await lockAccounts(tx, item.userId);
  const [earlier] = await EARLIER_RETURN(tx, { itemId: item.id });
  if (earlier !== undefined) return refuse('item_returned');
  // Prices of skipped checks may have gone back before.
  const charged = await readUnreturned(tx, item.id);
  const whole = add(charged.paid, charged.bonus);
  if (whole === 0) {
    return refuse((await readReturnedChecks(tx, item.id)).size > 0 ? 'item_returned' : 'item_not_paid');
  }
  const sum = amount ?? whole;
  if (sum > whole) return refuse('refund_too_large');
  // Own money first, because bonus money is worth less to the customer.
  const own = kopecks(Math.min(sum, charged.paid));
  await bookReturn(tx, item, 'paid', own);
  await bookReturn(tx, item, 'bonus', subtract(sum, own));
  const wanted = wish.target === 'balance' ? ZERO : kopecks(Math.min(own, paidByCard(item, charged)));
  const reason = wish.reason || REASON;
  const toCard =
    wanted > 0 && (await refundToCard(deps, tx, item, { amount: wanted, reason })) ? wanted : ZERO;
  const back = { toCard, toBalance: subtract(sum, toCard) };
  await saveReturn(deps, tx, item, back, { ...wish, reason });
  await askForReturnReceipt(deps, tx, item, subtract(own, toCard), item.id);
  return done(back);
}

async function bookReturn(
  tx: Transaction,
  item: OrderedItem,
  purse: 'paid' | 'bonus',
  amount: Money,
): Promise<void> {
  if (amount === 0) return;
  await bookTransfer(tx, {
    reference: `item:${item.id}:return:${purse}`,
    kind: 'refund',
    from: codeOf.revenue(item.brand, item.productName),
    to: codeOf.user(item.userId, purse),
    amount,
    orderId: item.orderId,
    itemId: item.id,
  });
}

async function saveReturn(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: OrderedItem,
  { toBalance, toCard }: GivenBack,
  { reason, caller }: ReturnWish,
): Promise<void> {
  await tx
    .insertInto('item_return')
    .values({
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
    reason: `returned:${item.id}`,
    brand: item.brand,
    recipient: item.email,
    letter: returned(deps.config.publicUrls[item.brand], item.productTitle, toBalance),
  });
}
