import type { BrandId } from '@proverka/brand/host';
import type { PlacedOrder } from '@proverka/contract/order';
import { ZERO, add, kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/validation/money';
import { json } from '../db/columns.ts';
import type { Transaction } from '../db/transaction.ts';
import { runSql } from '../db/transaction.ts';
import type { PlannedParts } from '../ledger/ledger.domain.ts';
import type { LockedAccounts } from '../ledger/ledger.store.ts';
import { isBonusAllowed } from './order.domain.ts';
import type { ComparedCheck, DraftItem } from './order.domain.ts';
import type { EarlierRequest } from './request-key.store.ts';
import { START_ITEMS, startParameters } from './start-items.ts';
import type { StartedItem } from './start-items.ts';

export interface OrderLock {
  readonly accounts: LockedAccounts;
  readonly earlier: EarlierRequest | null;
}

export const LOCK_FOR_ORDER = 'select * from order_lock($1, $2, $3)';

/** The user's money and the idempotency key, both under the lock of the user's accounts. */
export async function lockForOrder(
  tx: Transaction,
  userId: string,
  scope: string,
  key: string,
): Promise<OrderLock> {
  interface Row {
    paid_account: number;
    bonus_account: number;
    hold_account: number;
    paid: number;
    bonus: number;
    request_hash: Buffer | null;
    order_id: string | null;
    answer: PlacedOrder | null;
  }
  const [row] = await runSql<Row>(tx, LOCK_FOR_ORDER, [userId, scope, key]);
  if (row === undefined) throw new Error('order_lock gave no row');
  const { request_hash: requestHash, order_id: orderId, answer } = row;
  return {
    accounts: {
      balances: { paid: kopecks(row.paid), bonus: kopecks(row.bonus) },
      paid: row.paid_account,
      bonus: row.bonus_account,
      hold: row.hold_account,
    },
    earlier: requestHash === null || orderId === null ? null : { requestHash, orderId, answer },
  };
}

export interface NewOrder {
  readonly id: string;
  readonly userId: string;
  readonly brand: BrandId;
  readonly total: number;
  readonly metadata: object;
  readonly partnerId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly items: readonly (DraftItem & { readonly id: string })[];
  readonly idempotency: { readonly scope: string; readonly key: string; readonly requestHash: Buffer };
}

// $7 user, $8 brand, $9 method, $10 status, $11 total, $12 metadata, $13 partner, $14 expiry, $15 item status,
// $16 items, $17–$19 idempotency scope, key and hash, $20 answer, $21 what a card is to pay of an order paid in part; $1 order and $2 now as in START_ITEMS.
const INSERT_ORDER = `
  new_order as (
    insert into customer_order
      (id, user_id, brand, kind, method, status, total, metadata, partner_id, created_at, expires_at, paid_at,
        card_amount)
    values ($1::uuid, $7, $8, 'purchase', $9, $10, $11, $12, $13, $2::timestamptz, $14,
      case when $10 = 'paid' then $2::timestamptz end, $21)
  ), new_items as (
    insert into order_item
      (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status,
        card_amount, bonus_allowed)
    select i.id, $1::uuid, i.position, i.product_id, i.object_key, i.object_address, i.price, i.price_breakdown,
      i.metadata, $15, coalesce(i.card_amount, 0), coalesce(i.bonus_allowed, true)
    from jsonb_to_recordset($16::jsonb) as i (
      id uuid, position smallint, product_id uuid, object_key text, object_address text, price bigint,
      price_breakdown jsonb, metadata jsonb, card_amount bigint, bonus_allowed boolean
    )
  )
  , new_uses as (
    insert into discount_use (item_id, order_id, discount_id, user_id, used_at)
    select i.id, $1::uuid, i.discount_id, $7::uuid, $2::timestamptz
    from jsonb_to_recordset($16::jsonb) as i (id uuid, discount_id uuid) where i.discount_id is not null
  )
  insert into idempotency_key (scope, key, request_hash, order_id, answer, created_at)
  values ($17, $18, $19, $1::uuid, $20::jsonb, $2::timestamptz)`;

export const PLACE_ORDER = `with ${START_ITEMS}, ${INSERT_ORDER}`;

export interface OrderStart {
  readonly accounts: Pick<LockedAccounts, 'paid' | 'bonus' | 'hold'>;
  /** Empty for an order that waits for its payment. */
  readonly items: readonly StartedItem[];
  readonly answer: PlacedOrder | null;
  /** Of an order that the balance pays in part: what is left for a card. */
  readonly parts?: readonly PlannedParts[];
}

/** The whole order in one statement: rows, holds, reports and tasks. */
export async function insertOrder(tx: Transaction, order: NewOrder, start: OrderStart): Promise<void> {
  const isPaid = start.items.length > 0;
  const cardOf = new Map(start.parts?.map(({ itemId, card }) => [itemId, card]));
  await runSql(tx, PLACE_ORDER, [
    ...startParameters(order.id, order.createdAt, start.accounts, start.items),
    order.userId,
    order.brand,
    isPaid ? 'balance' : start.parts ? 'mixed' : 'card',
    isPaid ? 'paid' : 'awaiting_payment',
    order.total,
    json(order.metadata),
    order.partnerId,
    order.expiresAt,
    isPaid ? 'queued' : 'created',
    json(order.items.map((item, position) => itemRow(item, position, cardOf.get(item.id) ?? ZERO))),
    order.idempotency.scope,
    order.idempotency.key,
    order.idempotency.requestHash,
    start.answer === null ? null : json(start.answer),
    start.parts ? add(...cardOf.values()) : null,
  ]);
}

const itemRow = (item: NewOrder['items'][number], position: number, card: Money) => ({
  id: item.id,
  position,
  product_id: item.product.id,
  object_key: item.objectKey,
  object_address: item.objectAddress,
  price: item.price.total,
  price_breakdown: item.price,
  discount_id: item.price.discountId,
  metadata: item.metadata,
  card_amount: card,
  bonus_allowed: isBonusAllowed(item.price),
});

// Bought, or waiting for its payment, and not given up. Fields of a subject are compared in whatever order.
const EQUAL_CHECK = `
  select o.id as order_id, i.id as order_item_id
  from customer_order o
  join order_item i on i.order_id = o.id
  join jsonb_to_recordset($3::jsonb) as wanted (product_id uuid, object_key text, subject jsonb)
    on wanted.product_id = i.product_id
      and coalesce(wanted.object_key, i.object_key) = i.object_key
      and wanted.subject = case
        when wanted.object_key is null then coalesce(i.metadata -> 'entityAuto', i.metadata -> 'ownersData' -> 0)
        else i.metadata -> 'ownersData'
      end
  where o.user_id = $1 and o.created_at > $2 and o.status not in ('expired', 'cancelled')
    and i.status not in ('failed', 'refunded')
  order by o.created_at desc limit 1`;

/** An item of the user's that is the same check as one of these, placed after `since`. */
export async function findEqualCheck(
  tx: Transaction,
  userId: string,
  since: Date,
  checks: readonly ComparedCheck[],
): Promise<{ order_id: string; order_item_id: string } | undefined> {
  if (checks.length === 0) return undefined;
  const [row] = await runSql<{ order_id: string; order_item_id: string }>(tx, EQUAL_CHECK, [
    userId,
    since,
    json(checks),
  ]);
  return row;
}
