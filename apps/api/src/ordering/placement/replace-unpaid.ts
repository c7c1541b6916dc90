import { sql } from 'kysely';
import { json } from '#platform/db/columns.ts';
import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { moveOrders } from '#fulfilment/move-order.ts';
import type { Balances } from '#money/ledger.domain.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import type { PaymentMethod } from '#money/payment-method.ts';
import { IS_PAYMENT_PROPOSED } from '#money/proposed-payment.store.ts';
import type { OrderDraft } from '../order.domain.ts';
import { checksToCompare } from '../order.domain.ts';
import { findEqualCheck } from '../placement.store.ts';
import { releaseParts } from './pay-in-part.ts';

interface Placing {
  readonly userId: string;
  readonly draft: OrderDraft;
  /** How the new order would be paid. */
  readonly use: 'none' | 'whole' | 'part';
  readonly balances: Balances;
  /** Equal checks placed before this are another purchase. */
  readonly since: Date;
}

interface Earlier {
  /** The same check, ordered a moment ago. */
  readonly repeated: { readonly order_id: string; readonly order_item_id: string } | null;
  /** Orders that the new one takes the place of, locked. */
  readonly corrected: readonly string[];
}

/**
 * What the user ordered a moment ago of the same. An order nobody has paid yet that says something else (another price, code,
 * option, item or way to pay) is being corrected, not repeated.
 */
export async function findEarlier(tx: Transaction, placing: Placing): Promise<Earlier> {
  const checks = checksToCompare(placing.draft);
  const corrected: string[] = [];
  for (;;) {
    const existing = await findEqualCheck(tx, placing, checks, corrected);
    if (existing === undefined) return { repeated: null, corrected };
    if (!(await lockCorrected(tx, existing.order_id, placing))) return { repeated: existing, corrected };
    corrected.push(existing.order_id);
  }
}

// An invoice keeps its order for its term, and a proposed payment until it is decided. Whoever pays the order at this moment has locked it: then it is bought.
const LOCK_CORRECTED = statement<
  { orderId: string; methods: readonly PaymentMethod[]; total: number; items: string },
  { id: string }
>(`
  select o.id from customer_order o
  where o.id = :orderId and o.status = 'awaiting_payment'
    and not exists (select from invoice v where v.order_id = o.id and v.kind = 'invoice')
    and not ${IS_PAYMENT_PROPOSED}
    and not (o.method = any(:methods::text[]) and o.total = :total and (
      select jsonb_agg(jsonb_build_array(i.product_id, i.object_key, i.price, i.metadata)
        order by i.product_id, i.object_key, i.price, i.metadata::text)
      from order_item i where i.order_id = o.id
    ) = (
      select jsonb_agg(jsonb_build_array(w.product_id, w.object_key, w.price, w.metadata)
        order by w.product_id, w.object_key, w.price, w.metadata::text)
      from jsonb_to_recordset(:items::jsonb) as w (product_id uuid, object_key text, price bigint, metadata jsonb)
    ))
  for update of o skip locked`);

async function lockCorrected(tx: Transaction, orderId: string, placing: Placing): Promise<boolean> {
  const { draft } = placing;
  const items = draft.items.map(({ product, objectKey, price, metadata }) => ({
    product_id: product.id,
    object_key: objectKey,
    price: price.total,
    metadata,
  }));
  const wish = { orderId, methods: methodsOf(placing), total: draft.total, items: json(items) };
  return (await LOCK_CORRECTED(tx, wish)).length > 0;
}

/** How an order is paid that was wished for like this one; without a balance, a part of nothing is an order by card. */
function methodsOf({ use, balances: { paid, bonus } }: Placing): readonly PaymentMethod[] {
  if (use === 'whole') return ['balance'];
  if (use === 'none') return ['card'];
  return paid + bonus > 0 ? ['mixed'] : ['mixed', 'card'];
}

interface Replacing {
  readonly userId: string;
  readonly corrected: readonly string[];
  readonly accounts: LockedAccounts;
  readonly now: Date;
}

/**
 * Cancels the corrected orders, whose parts of the balance are free for the new one, and saves it. When that is refused, they are
 * as they were. Money that still comes for a cancelled one stays on the balance.
 */
export async function saveInPlace<Saved extends Result<unknown>>(
  tx: Transaction,
  { userId, corrected, accounts, now }: Replacing,
  save: (accounts: LockedAccounts) => Promise<Saved>,
): Promise<Saved> {
  if (corrected.length === 0) return save(accounts);
  await sql`savepoint before_replacing`.execute(tx);
  await moveOrders(tx, corrected, 'expired', now);
  for (const orderId of corrected) await releaseParts(tx, orderId);
  const saved = await save(await lockAccounts(tx, userId));
  if (!saved.ok) await sql`rollback to savepoint before_replacing`.execute(tx);
  return saved;
}
