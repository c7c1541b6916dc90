import { moscowDay } from '@proverka/words/moments';
import { batchMaxRows } from '@proverka/contract/wholesale-limits';
import { versionsIn } from '@proverka/contract/consent-versions';
import type { Batch, wholesaleEndpoints } from '@proverka/contract/wholesale';
import type { z } from 'zod';
import type { OrderedOn } from '#platform/public-url.ts';
import { recordConsents } from '#accounts/consent.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { admitPersonChecks } from '#ordering/admit-person-checks.ts';
import { draftOrder } from '#ordering/order.domain.ts';
import { noCoupons } from '#catalogue/named-discounts.ts';
import { lockForOrder } from '#ordering/placement.store.ts';
import { hashRequest, newOrder, saveOrder } from '#ordering/place-order.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { viewBatch } from './view-batch.ts';
import { linkOrder, lockBatch, readGoodRows } from './wholesale.store.ts';
import type { BatchRow } from './wholesale.store.ts';

export interface ConfirmInput extends OrderedOn {
  readonly userId: string;
  readonly batchId: string;
  readonly body: z.output<(typeof wholesaleEndpoints)['POST /wholesale/{batch_id}/confirm']['body']>;
  readonly key: string;
  readonly address: string;
  readonly userAgent: string | null;
}

type Refusal =
  | 'batch_not_found'
  | 'batch_has_no_rows'
  | 'checks_paused'
  | 'no_object_or_items'
  | 'product_unknown'
  | 'subject_invalid'
  | 'price_changed'
  | 'insufficient_funds'
  | 'unpaid_limit_reached'
  | 'idempotency_key_reused';

/**
 * Orders the good rows of a list in one transaction. The list's row is locked first: of two confirmations the second finds
 * the order of the first, whatever its idempotency key.
 */
export async function confirmBatch(deps: ReportsDeps, input: ConfirmInput): Promise<Result<Batch, Refusal>> {
  const { userId, batchId } = input;
  const ordered = await inTransaction(deps.db, async (tx): Promise<Result<true, Refusal>> => {
    const batch = await lockBatch(tx, userId, batchId);
    if (batch === undefined || batch.brand !== input.brand) return refuse('batch_not_found');
    return batch.order_id === null ? orderRows(deps, tx, input, batch) : done(true);
  });
  return ordered.ok ? viewBatch(deps, userId, batchId) : ordered;
}

async function orderRows(
  deps: ReportsDeps,
  tx: Transaction,
  { userId, brand, variant, body, key, address, userAgent }: ConfirmInput,
  batch: BatchRow,
): Promise<Result<true, Refusal>> {
  const rows = await readGoodRows(tx, batch.id, batchMaxRows);
  if (rows.length === 0) return refuse('batch_has_no_rows');
  const order_items = rows.map(({ kind, product_id, object_key, object_address, metadata }) => ({
    product_id: product_id ?? (kind === null ? undefined : batch.products[kind]) ?? '',
    object_key,
    object_address,
    metadata,
  }));
  const wish = { order_items, expected_total: body.expected_total };
  const terms = { buyer: await readBuyer(deps, userId), couponOf: noCoupons };
  const drafted = draftOrder(await deps.catalogue(), brand, wish, moscowDay(deps.now()), terms);
  if (!drafted.ok) {
    // Lists have no files.
    const { code, ...rest } = drafted.refusal;
    return refuse(code === 'seller_extract_not_found' ? 'product_unknown' : code, rest);
  }
  const idempotency = { scope: userId, key, requestHash: hashRequest(userId, [batch.id, body]) };
  const lock = await lockForOrder(tx, userId, userId, key);
  if (lock.earlier !== null) return refuse('idempotency_key_reused');
  const order = newOrder(deps, {
    userId,
    brand,
    variant,
    body: { metadata: { orderType: 'wholesale' } },
    draft: drafted.value,
    idempotency,
  });
  const admitted = await admitPersonChecks(deps, tx, { ...order, orderId: order.id, kind: 'list' });
  if (!admitted.ok) return admitted;
  const placed = await saveOrder(deps, tx, order, lock, body.use_account_balance ? 'whole' : 'none');
  if (!placed.ok) return placed;
  const links = order.items.flatMap(({ id }, index) => {
    const line = rows[index]?.line;
    return line === undefined ? [] : { line, item_id: id };
  });
  await linkOrder(tx, batch.id, { ...order, skipsMissing: body.skip_missing }, links);
  const from = { brand, address, userAgent, where: 'POST /wholesale/{batch_id}/confirm' };
  const given = { userId, ...from, givenAt: deps.now(), versions: versionsIn(body.consent) };
  await recordConsents(tx, given, deps.newId);
  return done(true);
}
