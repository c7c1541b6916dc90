import type { OrderReturns, ReturnableItem } from '@proverka/contract/refund';
import { maskEmail } from '@proverka/validation/email';
import { ZERO, kopecks, toRubles } from '@proverka/validation/money';
import { placeOf } from '#money/instrument.domain.ts';
import { receiptEmailOf } from '#money/receipt-email.ts';
import { readOrderPayment } from '#money/refundable.store.ts';
import { readUnreturnedOf } from '#money/returned.store.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { readOrderedItems } from './ordered-item.store.ts';
import type { OrderedItem } from './ordered-item.store.ts';
import { wholeOf } from './plan-return.domain.ts';
import type { Returnable } from './plan-return.domain.ts';
import { isUnderWay, returnableOf } from './returnable.store.ts';

interface Looking {
  readonly orderId: string;
  /** The reader holds the grant `people`. */
  readonly isNamed: boolean;
}

/** What of an order's items can still go back, where to, and what did; the look is in the journal of its owner. */
export async function viewReturns(
  deps: FulfilmentDeps,
  caller: Caller,
  { orderId, isNamed }: Looking,
): Promise<Result<OrderReturns, 'order_not_found'>> {
  const { db } = deps;
  const order = await db
    .selectFrom('customer_order')
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .select(['customer_order.id', 'customer_order.user_id', 'customer_order.brand', 'app_user.email'])
    .where('customer_order.id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return refuse('order_not_found');
  await recordEvent(deps, db, caller, { event: 'order.read', ownerId: order.user_id, subject: orderId });
  const payment = await readOrderPayment(db, orderId);
  const items = await readOrderedItems(db, orderId);
  const itemIds = items.map(({ id }) => id);
  const [returns, unreturned] = await Promise.all([RETURNS(db, { itemIds }), readUnreturnedOf(db, itemIds)]);
  const email = receiptEmailOf(order);
  return done({
    order_id: orderId,
    place: payment === null ? null : placeOf(payment),
    is_place_dead: payment?.isDead ?? false,
    receipt_email: isNamed ? email : maskEmail(email),
    has_balance: email === order.email,
    items: items.map((item) =>
      viewItem(item, returnableOf(item, unreturned.get(item.id) ?? NOTHING, payment), returns),
    ),
  });
}

interface ReturnRow {
  readonly id: string;
  readonly item_id: string;
  readonly to_balance: number;
  readonly to_card: number;
  readonly reason: string;
  readonly created_at: Date;
  readonly refund: 'creating' | 'pending' | 'succeeded' | 'canceled' | null;
}

const RETURNS = statement<{ itemIds: readonly string[] }, ReturnRow>(`
  select x.id, x.item_id, x.to_balance, x.to_card, x.reason, x.created_at, r.status as refund
  from item_return x left join refund r on r.return_id = x.id
  where x.item_id = any(:itemIds::uuid[]) order by x.created_at, x.id`);

const NOTHING = { bonus: ZERO, paid: ZERO, card: ZERO };

function viewItem(item: OrderedItem, left: Returnable, returns: readonly ReturnRow[]): ReturnableItem {
  return {
    order_item_id: item.id,
    product_name_ru: item.productTitle,
    price: toRubles(kopecks(item.price)),
    is_under_way: isUnderWay(item),
    left: toRubles(wholeOf(left)),
    own_left: toRubles(left.own),
    card_left: toRubles(left.card),
    returns: returns.filter(({ item_id: id }) => id === item.id).map(viewReturn),
  };
}

const viewReturn = (row: ReturnRow): ReturnableItem['returns'][number] => ({
  return_id: row.id,
  date: row.created_at.toISOString(),
  to_balance: toRubles(kopecks(row.to_balance)),
  to_card: toRubles(kopecks(row.to_card)),
  card_state: stateOf(row.refund),
  reason: row.reason,
});

function stateOf(refund: ReturnRow['refund']): ReturnableItem['returns'][number]['card_state'] {
  if (refund === null) return null;
  if (refund === 'succeeded') return 'done';
  return refund === 'canceled' ? 'refused' : 'sent';
}
