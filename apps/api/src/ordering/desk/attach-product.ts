import { ZERO, subtract, toRubles } from '@proverka/validation/money';
import { moscowDay } from '@proverka/words/moments';
import { isPaid } from '#fulfilment/order-status.domain.ts';
import { findOrder, readItems } from '#fulfilment/order.store.ts';
import type { OrderItemRow } from '#fulfilment/order.store.ts';
import { lockAsRead } from '#fulfilment/order-version.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import type { Price } from '#money/price.domain.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { subjectMetadata } from '#registers/subject.domain.ts';
import { sellerExtractTask } from '#registers/task-type.ts';
import { admitPersonChecks } from '../admit-person-checks.ts';
import type { OrderingDeps } from '../deps.ts';
import { draftOrder } from '../order.domain.ts';
import type { OrderDraft } from '../order.domain.ts';
import { hashRequest, newOrder, saveOrder } from '../place-order.ts';

interface AttachWish {
  readonly order_id: string;
  readonly order_item_id: string;
  readonly product_name: string;
  readonly version: string;
  readonly reason: string;
}

type Attached = Result<
  { readonly order_id: string; readonly list_price: number },
  | 'order_not_found'
  | 'item_not_found'
  | 'order_changed'
  | 'order_not_paid'
  | 'product_unknown'
  | 'product_not_for_subject'
  | 'checks_paused'
  | 'own_staff_role'
>;

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** A service about the same subject, at our cost: an order of nothing for the customer, which is worked on like any other. */
export function attachProduct(deps: OrderingDeps, caller: Caller, wish: AttachWish): Promise<Attached> {
  return inTransaction<Attached>(deps.db, async (tx) => {
    const asRead = await lockAsRead(tx, wish.order_id, wish.version);
    const order = await findOrder(tx, wish.order_id);
    if (order === undefined) return refuse('order_not_found');
    if (!asRead.ok) return asRead;
    if (order.user_id === caller.userId) return refuse('own_staff_role');
    if (!isPaid(order.status) || order.kind !== 'purchase') return refuse('order_not_paid');
    const item = (await readItems(tx, order.id)).find(({ id }) => id === wish.order_item_id);
    if (item === undefined) return refuse('item_not_found');
    const drafted = await draftFor(deps, order, item, wish.product_name);
    if (!drafted.ok) return drafted;
    const { list, draft, productId } = drafted.value;
    const placed = await placeAttached(deps, tx, order, draft, hashRequest(order.id, wish));
    if (!placed.ok) return placed;
    const madeId = placed.value;
    const after = { new_order_id: madeId, product_id: productId, kopecks: list };
    const event = {
      event: 'order.product_attached',
      ownerId: order.user_id,
      reason: wish.reason,
      after,
    } as const;
    await recordEvent(deps, tx, caller, { ...event, subject: order.id });
    await recordEvent(deps, tx, caller, { ...event, subject: madeId });
    return done({ order_id: madeId, list_price: toRubles(list) });
  });
}

/** Who watches people does not get their checks for nothing either: they count, and a paused account gets none. */
async function placeAttached(
  deps: OrderingDeps,
  tx: Transaction,
  { id, user_id: userId, brand, variant }: Order,
  draft: OrderDraft,
  requestHash: Buffer,
): Promise<Result<string, 'checks_paused'>> {
  const accounts = await lockAccounts(tx, userId);
  const made = newOrder(deps, {
    userId,
    brand,
    variant,
    body: { metadata: { orderType: 'attached' } },
    draft,
    idempotency: { scope: `attached:${id}`, key: deps.newId(), requestHash },
  });
  const admitted = await admitPersonChecks(deps, tx, { ...made, orderId: made.id, kind: 'single' });
  if (!admitted.ok) return admitted;
  const saved = await saveOrder(deps, tx, made, { accounts }, 'whole');
  if (!saved.ok) throw new Error('an order of nothing was short of money');
  return done(made.id);
}

/** The draft of an order of this one product about what the item is about, with a price of nothing. */
async function draftFor(
  deps: OrderingDeps,
  { brand }: Order,
  item: OrderItemRow,
  productName: string,
): Promise<
  Result<
    { draft: OrderDraft; list: Price['total']; productId: string },
    'product_unknown' | 'product_not_for_subject'
  >
> {
  const catalogue = await deps.catalogue();
  const product = [...catalogue.values()].find((one) => one.brand === brand && one.name === productName);
  if (product === undefined || product.isInstant || product.tasks.includes(sellerExtractTask)) {
    return refuse('product_unknown');
  }
  if (product.subject !== item.subject_kind) return refuse('product_not_for_subject');
  const { object_key, object_address } = item;
  const isAboutPeople = product.subject !== 'object' || product.ownerTasks.length > 0;
  const metadata = isAboutPeople ? subjectMetadata(item.metadata) : {};
  const wanted = { product_id: product.id, object_key, object_address, metadata };
  const drafted = draftOrder(catalogue, brand, { order_items: [wanted] }, moscowDay(deps.now()));
  const [one] = drafted.ok ? drafted.value.items : [];
  if (one === undefined) return refuse('product_not_for_subject');
  return done({
    draft: { items: [{ ...one, price: free(one.price) }], total: ZERO },
    list: one.price.total,
    productId: product.id,
  });
}

const free = (price: Price): Price => ({
  ...price,
  total: ZERO,
  parts: [
    ...price.parts,
    {
      component: 'Attached',
      kind: 'special',
      title: 'Бесплатно, решение поддержки',
      amount: subtract(ZERO, price.total),
    },
  ],
  discountId: null,
  code: null,
});
