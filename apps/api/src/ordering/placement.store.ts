import type { BrandId, Variant } from '@proverka/brand/host';
import type { PlacedOrder } from '@proverka/contract/order';
import { ZERO, add, kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { PlannedParts } from '#money/ledger.domain.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import { isBonusAllowed } from './order.domain.ts';
import type { ComparedCheck, DraftItem } from './order.domain.ts';
import type { EarlierRequest } from './placement/request-key.store.ts';
import { STANDING, standingFactsOf } from '#catalogue/read-buyer.ts';
import type { StandingFacts, StandingRow } from '#catalogue/read-buyer.ts';
import { firstItemStatus } from '#fulfilment/item-status.domain.ts';
import { firstOrderStatus } from '#fulfilment/order-status.domain.ts';
import { START_ITEMS, startParameters } from '#fulfilment/start-items.ts';
import type { StartParameters, StartedItem } from '#fulfilment/start-items.ts';
import type { PaymentMethod } from '#money/payment-method.ts';
import { statement } from '#platform/db/statement.ts';
import type { ItemStatus, OrderStatus } from '@proverka/contract/order-list';

export interface OrderLock {
  readonly accounts: LockedAccounts;
  readonly earlier: EarlierRequest | null;
}

/** The user's money and the idempotency key, both read under the lock of the user's accounts. */
export async function lockForOrder(
  tx: Transaction,
  userId: string,
  scope: string,
  key: string,
): Promise<OrderLock> {
  const [row] = await LOCK_FOR_ORDER(tx, { userId, scope, key });
  if (row === undefined) throw new Error('order_lock gave no row');
  return lockOf(row);
}

/** The same with what the user is priced by. */
export async function openOrder(
  tx: Transaction,
  userId: string,
  scope: string,
  key: string,
): Promise<OrderLock & { readonly standing: StandingFacts }> {
  const [row] = await OPEN_ORDER(tx, { userId, scope, key });
  if (row === undefined) throw new Error('a session without its user');
  return { ...lockOf(row), standing: standingFactsOf(row) };
}

function lockOf(row: LockRow): OrderLock {
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

interface LockRow {
  readonly paid_account: number;
  readonly bonus_account: number;
  readonly hold_account: number;
  readonly paid: number;
  readonly bonus: number;
  readonly request_hash: Buffer | null;
  readonly order_id: string | null;
  readonly answer: PlacedOrder | null;
}

type Opening = Readonly<Record<'userId' | 'scope' | 'key', string>>;

const LOCK_FOR_ORDER = statement<Opening, LockRow>('select * from order_lock(:userId, :scope, :key)');

export const OPEN_ORDER = statement<Opening, LockRow & StandingRow>(
  `select * from order_lock(:userId, :scope, :key) cross join (${STANDING}) standing`,
);

export interface NewOrder {
  readonly id: string;
  readonly userId: string;
  readonly brand: BrandId;
  readonly variant: Variant | null;
  readonly total: number;
  readonly metadata: object;
  readonly partnerId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly items: readonly (DraftItem & { readonly id: string })[];
  readonly idempotency: {
    readonly scope: string;
    readonly key: string;
    readonly requestHash: Buffer;
    /** Of a guest's order; see `POST /regorder`. */
    readonly secretHash?: Buffer | null;
  };
}

const INSERT_ORDER = `
  new_order as (
    insert into customer_order
      (id, user_id, brand, variant, kind, method, status, total, metadata, partner_id, created_at, expires_at, paid_at,
        card_amount)
    values (:order_id::uuid, :user_id, :brand, :variant::text, 'purchase', :method, :order_status, :total, :metadata, :partner_id,
      :now::timestamptz, :expires_at, :paid_at::timestamptz, :card_amount)
  ), new_items as (
    insert into order_item
      (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status,
        card_amount, bonus_allowed)
    select i.id, :order_id::uuid, i.position, i.product_id, i.object_key, i.object_address, i.price, i.price_breakdown,
      i.metadata, :item_status, coalesce(i.card_amount, 0), coalesce(i.bonus_allowed, true)
    from jsonb_to_recordset(:items::jsonb) as i (
      id uuid, position smallint, product_id uuid, object_key text, object_address text, price bigint,
      price_breakdown jsonb, metadata jsonb, card_amount bigint, bonus_allowed boolean
    )
  )
  , new_uses as (
    insert into discount_use (item_id, order_id, discount_id, user_id, used_at)
    select i.id, :order_id::uuid, i.discount_id, :user_id::uuid, :now::timestamptz
    from jsonb_to_recordset(:items::jsonb) as i (id uuid, discount_id uuid) where i.discount_id is not null
  )
  insert into idempotency_key (scope, key, request_hash, secret_hash, order_id, answer, created_at)
  values (:scope, :key, :request_hash, :secret_hash::bytea, :order_id::uuid, :answer::jsonb, :now::timestamptz)`;

interface OrderParameters extends StartParameters {
  readonly user_id: string;
  readonly brand: BrandId;
  readonly variant: Variant | null;
  readonly method: PaymentMethod;
  readonly order_status: OrderStatus;
  readonly item_status: ItemStatus;
  readonly total: number;
  readonly metadata: string;
  readonly partner_id: string | null;
  readonly expires_at: Date;
  readonly paid_at: Date | null;
  /** The card's amount of an order paid in part. */
  readonly card_amount: number | null;
  readonly items: string;
  readonly scope: string;
  readonly key: string;
  readonly request_hash: Buffer;
  readonly secret_hash: Buffer | null;
  readonly answer: string | null;
}

export const PLACE_ORDER = statement<OrderParameters>(`with ${START_ITEMS}, ${INSERT_ORDER}`);

/** The result of placing an order. */
export interface Placed {
  readonly orderId: string;
  /** null until the payment is opened. */
  readonly answer: PlacedOrder | null;
}

export interface OrderStart {
  readonly accounts: Pick<LockedAccounts, 'paid' | 'bonus' | 'hold'>;
  /** Empty for an order that waits for its payment. */
  readonly items: readonly StartedItem[];
  readonly answer: PlacedOrder | null;
  /** The amount left for a card when the balance pays in part. */
  readonly parts?: readonly PlannedParts[];
}

/** Inserts the whole order in one statement, without waiting: rows, holds, reports and tasks. */
export async function insertOrder(tx: Transaction, order: NewOrder, start: OrderStart): Promise<void> {
  const isPaid = start.items.length > 0;
  const cardOf = new Map(start.parts?.map(({ itemId, card }) => [itemId, card]));
  await PLACE_ORDER.ahead(tx, {
    ...startParameters(order.id, order.createdAt, start.accounts, start.items),
    user_id: order.userId,
    brand: order.brand,
    variant: order.variant,
    method: isPaid ? 'balance' : start.parts ? 'mixed' : 'card',
    order_status: firstOrderStatus(isPaid),
    item_status: firstItemStatus(isPaid),
    total: order.total,
    metadata: json(order.metadata),
    partner_id: order.partnerId,
    expires_at: order.expiresAt,
    paid_at: isPaid ? order.createdAt : null,
    card_amount: start.parts ? add(...cardOf.values()) : null,
    items: json(order.items.map((item, position) => itemRow(item, position, cardOf.get(item.id) ?? ZERO))),
    scope: order.idempotency.scope,
    key: order.idempotency.key,
    request_hash: order.idempotency.requestHash,
    secret_hash: order.idempotency.secretHash ?? null,
    answer: start.answer === null ? null : json(start.answer),
  });
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

// Bought or waiting for its payment, and not given up. Subjects are compared regardless of the order of their fields.
const EQUAL_CHECK = statement<
  { userId: string; since: Date; checks: string; except: readonly string[] },
  { order_id: string; order_item_id: string }
>(`
  select o.id as order_id, i.id as order_item_id
  from customer_order o
  join order_item i on i.order_id = o.id
  join jsonb_to_recordset(:checks::jsonb) as wanted (product_id uuid, object_key text, subject jsonb)
    on wanted.product_id = i.product_id
      and coalesce(wanted.object_key, i.object_key) = i.object_key
      and wanted.subject = case
        when wanted.object_key is null then coalesce(i.metadata -> 'entityAuto', i.metadata -> 'ownersData' -> 0)
        else i.metadata -> 'ownersData'
      end
  where o.user_id = :userId and o.created_at > :since and o.status <> 'expired'
    and i.status not in ('failed', 'refunded') and o.id <> all(:except::uuid[])
  order by o.created_at desc limit 1`);

/** The user's item that is the same check as one of these, placed after `since`, in none of the orders `except`. */
export async function findEqualCheck(
  tx: Transaction,
  { userId, since }: { readonly userId: string; readonly since: Date },
  checks: readonly ComparedCheck[],
  except: readonly string[],
): Promise<{ order_id: string; order_item_id: string } | undefined> {
  if (checks.length === 0) return undefined;
  const [row] = await EQUAL_CHECK(tx, { userId, since, checks: json(checks), except });
  return row;
}
