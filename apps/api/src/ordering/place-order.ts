import { moscowDay } from '@proverka/words/moments';
import { createHash } from 'node:crypto';
import type { OrderBody, PlacedOrder } from '@proverka/contract/order';
import type { OrderedOn } from '#platform/public-url.ts';
import { inTransactionThatLocks } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { admitPersonChecks } from './admit-person-checks.ts';
import type { OrderingDeps } from './deps.ts';
import { keepPolicies } from './keep-policies.ts';
import { planHolds } from '#money/ledger.domain.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import { requestPayment } from './payment/request-payment.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { keepOrderedExtracts, lockOrderedExtracts } from './seller-extracts.ts';
import { claimDiscounts } from '#catalogue/named-discounts.ts';
import type { DiscountRefusal } from '#catalogue/named-discounts.ts';
import { readOfferedTerms, termsFor } from './placement/order-terms.ts';
import { MOMENT_MS, ORDER_LIFE_MS, draftOrder, isBonusAllowed } from './order.domain.ts';
import type { OrderDraft } from './order.domain.ts';
import { insertOrder, openOrder } from './placement.store.ts';
import { saveAnswer } from './placement/request-key.store.ts';
import type { EarlierRequest } from './placement/request-key.store.ts';
import type { NewOrder, OrderLock, Placed } from './placement.store.ts';
import { viewPlacedOrder } from './payment/placed-order.ts';
import { savePartlyPaid } from './placement/pay-in-part.ts';
import { findEarlier, saveInPlace } from './placement/replace-unpaid.ts';
import { roomForUnpaid } from './placement/unpaid-orders.ts';
import { enqueueTasks, planStart } from '#fulfilment/start-items.ts';

export type PlacementRefusal =
  | 'no_object_or_items'
  | 'product_unknown'
  | 'subject_invalid'
  | 'price_changed'
  | DiscountRefusal
  | 'already_ordered'
  | 'checks_paused'
  | 'seller_extract_not_found'
  | 'insufficient_funds'
  | 'unpaid_limit_reached'
  | 'idempotency_key_reused'
  | 'payment_provider_unavailable'
  | 'order_not_payable';

export interface PlaceOrderInput extends OrderedOn {
  readonly userId: string;
  readonly body: OrderBody;
  /** The campaign in the address of the page. */
  readonly campaign?: string | undefined;
  readonly key: string;
}

/** Paid from the balance an order starts at once; otherwise the answer contains the payment of the saved order. */
export async function placeOrder(
  deps: OrderingDeps,
  { userId, brand, variant, body, campaign, key }: PlaceOrderInput,
): Promise<Result<PlacedOrder, PlacementRefusal>> {
  const offered = await readOfferedTerms(deps, { userId, campaign }, body.order_items);
  const idempotency = { scope: userId, key, requestHash: hashRequest(userId, body) };
  type Outcome = Result<Placed, PlacementRefusal>;
  const placed = await inTransactionThatLocks(deps.db, async (tx): Promise<Outcome> => {
    const lock = await openOrder(tx, userId, idempotency.scope, key);
    if (lock.earlier !== null) return repeat(lock.earlier, idempotency.requestHash);
    const terms = await termsFor(deps, tx, userId, lock.standing, offered);
    const drafted = draftOrder(offered.pricing.catalogue, brand, body, moscowDay(deps.now()), terms);
    if (!drafted.ok) return drafted;
    // Under the lock of the user's accounts: of two tabs that buy at once the second sees the first one's order.
    const use = balanceUseOf(body);
    const now = deps.now();
    const { accounts } = lock;
    const { repeated, corrected } = await findEarlier(tx, {
      userId,
      draft: drafted.value,
      use,
      balances: accounts.balances,
      since: new Date(now.getTime() - MOMENT_MS),
    });
    if (repeated !== null) return refuse('already_ordered', { existing: repeated });
    const order = newOrder(deps, { userId, brand, variant, body, draft: drafted.value, idempotency });
    const admitted = await admitPersonChecks(deps, tx, { ...order, orderId: order.id, kind: 'single' });
    if (!admitted.ok) return admitted;
    const locked = await lockOrderedExtracts(tx, drafted.value.items, userId);
    if (!locked.ok) return locked;
    return saveInPlace(tx, { userId, corrected, accounts, now }, (free) =>
      claimAndSave(deps, tx, order, free, use),
    );
  });
  return placed.ok ? answerPlaced(deps, placed.value, idempotency) : placed;
}

/** After the orders it takes the place of are cancelled: the use of their coupon is free for this one. */
async function claimAndSave(
  deps: OrderingDeps,
  tx: Transaction,
  order: NewOrder,
  accounts: LockedAccounts,
  use: BalanceUse,
): Promise<Result<Placed, PlacementRefusal>> {
  const claimed = await claimDiscounts(tx, order.items, order.userId, order.createdAt);
  if (!claimed.ok) return claimed;
  await keepOrderedExtracts(tx, order);
  return saveOrder(deps, tx, order, { accounts }, use);
}

/** `part`: the balance pays what it can, a card the rest. */
export type BalanceUse = 'none' | 'whole' | 'part';

function balanceUseOf({ use_account_balance: uses, pay_rest_by_card: byCard }: OrderBody): BalanceUse {
  if (uses !== true) return 'none';
  return byCard === true ? 'part' : 'whole';
}

/** An order with nothing to pay counts as paid from the balance (specification, section 4, step 3). */
export async function saveOrder(
  deps: OrderingDeps,
  tx: Transaction,
  order: NewOrder,
  lock: Pick<OrderLock, 'accounts'>,
  use: BalanceUse,
): Promise<Result<Placed, 'insufficient_funds' | 'unpaid_limit_reached'>> {
  const saved = await bookOrder(deps, tx, order, lock, use);
  if (saved.ok) await keepPolicies(deps, tx, order);
  return saved;
}

async function bookOrder(
  deps: OrderingDeps,
  tx: Transaction,
  order: NewOrder,
  { accounts }: Pick<OrderLock, 'accounts'>,
  use: BalanceUse,
): Promise<Result<Placed, 'insufficient_funds' | 'unpaid_limit_reached'>> {
  if (use === 'none' && order.total > 0) {
    const room = await roomForUnpaid(tx, order.userId, order.createdAt);
    if (!room.ok) return room;
    await insertOrder(tx, order, { accounts, items: [], answer: null });
    return done({ orderId: order.id, answer: null });
  }
  const reservations = order.items.map(({ id, price }) => ({
    itemId: id,
    price: price.total,
    bonusAllowed: isBonusAllowed(price),
  }));
  const holds = planHolds(accounts.balances, reservations);
  if (!holds.ok) return use === 'part' ? savePartlyPaid(tx, order, accounts, reservations) : holds;
  const holdOf = new Map(holds.value.map((hold) => [hold.itemId, hold]));
  const items = order.items.flatMap(({ id, product, metadata }) => {
    const hold = holdOf.get(id);
    return hold ? planStart(deps, order.createdAt, hold, { ...product, metadata }, order.items.length) : [];
  });
  const answer = viewPlacedOrder({ ...order, method: 'balance', items: order.items.map(viewable) }, null);
  await insertOrder(tx, order, { accounts, items, answer });
  await enqueueTasks(deps, tx, items);
  return done({ orderId: order.id, answer });
}

const viewable = ({ id, product, price }: NewOrder['items'][number]) => ({
  id,
  product_id: product.id,
  product_name: product.name,
  price: price.total,
});

/** The same key and body get the first answer or resume a request that got stuck; another body is refused. */
export function repeat(
  earlier: EarlierRequest,
  requestHash: Buffer,
): Result<Placed, 'idempotency_key_reused'> {
  if (!earlier.requestHash.equals(requestHash)) return refuse('idempotency_key_reused');
  return done({ orderId: earlier.orderId, answer: earlier.answer });
}

/** After the commit: opens the payment if one is due, and stores the answer for repeats. */
export async function answerPlaced(
  deps: OrderingDeps,
  { orderId, answer }: Placed,
  { scope, key }: NewOrder['idempotency'],
): Promise<Result<PlacedOrder, 'payment_provider_unavailable' | 'order_not_payable'>> {
  if (answer !== null) return done(answer);
  const payable = await requestPayment(deps, orderId);
  if (payable.ok) await saveAnswer(deps.db, scope, key, payable.value);
  return payable;
}

export interface OrderWish extends OrderedOn {
  readonly userId: string;
  readonly body: Pick<OrderBody, 'metadata' | 'partner_id'>;
  readonly draft: OrderDraft;
  readonly idempotency: NewOrder['idempotency'];
}

export function newOrder(deps: Pick<OrderingDeps, 'newId' | 'now'>, wish: OrderWish): NewOrder {
  const createdAt = deps.now();
  return {
    id: deps.newId(),
    userId: wish.userId,
    brand: wish.brand,
    variant: wish.variant,
    total: wish.draft.total,
    metadata: wish.body.metadata,
    partnerId: wish.body.partner_id ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + ORDER_LIFE_MS),
    items: wish.draft.items.map((item) => ({ ...item, id: deps.newId() })),
    idempotency: wish.idempotency,
  };
}

/** The body as parsed by the contract, so that the order of its fields does not matter. */
export const hashRequest = (scope: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${scope}\n${JSON.stringify(body)}`)
    .digest();
