import type { BrandId } from '@proverka/brand/host';
import { itemStatuses } from '@proverka/contract/order-list';
import type { ItemStatus } from '@proverka/contract/order-list';
import { batchMaxRows, batchPageSize } from '@proverka/contract/wholesale-limits';
import type { Batch, BatchHead, BatchState } from '@proverka/contract/wholesale';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import type { CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { priceRows } from './batch-price.domain.ts';
import { lackingColumns } from './lacking-data.domain.ts';
import { sellerExtractTask } from '#registers/task-type.ts';
import { rowName } from './row-name.domain.ts';
import {
  countBatches,
  countItems,
  countRows,
  findBatch,
  listBatchRows,
  readBadRows,
  readGoodRows,
} from './wholesale.store.ts';
import type { BatchRow } from './wholesale.store.ts';

const SAMPLE_ROWS = 5;

type PricingDeps = Pick<ReportsDeps, 'db' | 'catalogue' | 'tariffs' | 'now'>;

export async function brandProducts(
  deps: Pick<ReportsDeps, 'catalogue'>,
  brand: BrandId,
): Promise<CatalogueProduct[]> {
  return [...(await deps.catalogue()).values()].filter(
    (product) => product.brand === brand && !product.tasks.includes(sellerExtractTask),
  );
}

/** One of the user's lists: a draft at today's prices with its first rows, or an ordered one with its progress. */
export async function viewBatch(
  deps: PricingDeps,
  userId: string,
  batchId: string,
): Promise<Result<Batch, 'batch_not_found'>> {
  const row = await findBatch(deps.db, userId, batchId);
  if (row === undefined) return refuse('batch_not_found');
  const [counted, prices, bad, good] = await Promise.all([
    countItemsOf(deps.db, [row]),
    priceDrafts(deps, [row], userId),
    readBadRows(deps.db, batchId),
    row.order_id === null ? readGoodRows(deps.db, batchId, batchMaxRows) : [],
  ]);
  const draft = prices.get(batchId);
  return done({
    ...viewHead(row, counted, draft),
    groups: [...(draft?.groups ?? [])],
    lacking:
      good.length === 0 ? [] : lackingColumns(good, row.products, await brandProducts(deps, row.brand)),
    skips_missing: row.skips_missing,
    bad_rows: bad.map(({ line, cells, reason }) => ({
      line,
      text: cells.filter(Boolean).join('; ').slice(0, 300),
      reason,
    })),
    sample: good.slice(0, SAMPLE_ROWS).map((one) => {
      // The query excludes bad rows.
      const kind = one.kind ?? 'object';
      const named = { kind, objectKey: one.object_key, objectAddress: one.object_address };
      return {
        line: one.line,
        kind,
        name: rowName({ ...named, metadata: one.metadata }),
        note: one.note,
      };
    }),
  });
}

type DraftPrice = ReturnType<typeof priceRows>;

/** Drafts at current prices: the tariff may have changed since the upload. */
async function priceDrafts(
  deps: PricingDeps,
  rows: readonly BatchRow[],
  userId: string,
): Promise<ReadonlyMap<string, DraftPrice>> {
  const drafts = rows.filter(({ order_id }) => order_id === null);
  if (drafts.length === 0) return new Map();
  const ids = drafts.map(({ id }) => id);
  const [counts, buyer] = await Promise.all([countRows(deps.db, ids), readBuyer(deps, userId)]);
  const prices = drafts.map(async ({ id, brand, products }): Promise<[string, DraftPrice]> => {
    const own = counts.filter(({ batchId }) => batchId === id);
    return [id, priceRows(own, products, await brandProducts(deps, brand), buyer)];
  });
  return new Map(await Promise.all(prices));
}

export async function listBatches(
  deps: PricingDeps,
  userId: string,
  offset: number,
): Promise<{ batches: BatchHead[]; total: number }> {
  const rows = await listBatchRows(deps.db, userId, batchPageSize, offset);
  const [counted, prices, total] = await Promise.all([
    countItemsOf(deps.db, rows),
    priceDrafts(deps, rows, userId),
    countBatches(deps.db, userId),
  ]);
  return { batches: rows.map((row) => viewHead(row, counted, prices.get(row.id))), total };
}

const countItemsOf = (db: Connection, rows: readonly BatchRow[]) =>
  countItems(
    db,
    rows.flatMap(({ order_id }) => order_id ?? []),
  );

const viewHead = (
  row: BatchRow,
  counted: Awaited<ReturnType<typeof countItems>>,
  draft: DraftPrice | undefined,
): BatchHead => ({
  id: row.id,
  title: row.title,
  state: stateOf(row),
  created_at: row.created_at.toISOString(),
  expires_at: row.order_id === null ? (row.expires_at?.toISOString() ?? null) : null,
  rows_good: row.rows_good,
  rows_bad: row.rows_bad,
  total: toRubles(draft?.total ?? kopecks(row.total)),
  order_id: row.order_id,
  counts: countsOf(counted.filter(({ order_id }) => order_id === row.order_id)),
});

function countsOf(counted: readonly { status: ItemStatus; items: number }[]): Record<ItemStatus, number> {
  const counts = itemStatuses.map(
    (status) => [status, counted.find((one) => one.status === status)?.items ?? 0] as const,
  );
  return Object.fromEntries(counts) as Record<ItemStatus, number>;
}

function stateOf({ order_id, order_status: status }: BatchRow): BatchState {
  if (order_id === null || status === null) return 'draft';
  if (status === 'closed') return 'finished';
  if (status === 'paid') return 'running';
  return status === 'expired' ? 'expired' : 'awaiting_payment';
}
