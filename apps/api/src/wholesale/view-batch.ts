import type { BrandId } from '@proverka/brand/host';
import { itemStatuses } from '@proverka/contract/order-list';
import type { ItemStatus } from '@proverka/contract/order-list';
import { batchPageSize } from '@proverka/contract/wholesale-limits';
import type { Batch, BatchHead, BatchState } from '@proverka/contract/wholesale';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { CatalogueProduct } from '../products/catalogue.domain.ts';
import { readBuyer } from '../products/read-buyer.ts';
import type { Result } from '../result.ts';
import { done, refuse } from '../result.ts';
import { priceRows } from './batch-price.domain.ts';
import { subjectName } from './subject-name.domain.ts';
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

export async function brandProducts(
  deps: Pick<Deps, 'catalogue'>,
  brand: BrandId,
): Promise<CatalogueProduct[]> {
  return [...(await deps.catalogue()).values()].filter((product) => product.brand === brand);
}

/** One list of the user's: a draft at today's prices with its first rows, an ordered one with its progress. */
export async function viewBatch(
  deps: Pick<Deps, 'db' | 'catalogue' | 'tariffs' | 'now'>,
  userId: string,
  batchId: string,
): Promise<Result<Batch, 'batch_not_found'>> {
  const row = await findBatch(deps.db, userId, batchId);
  if (row === undefined) return refuse('batch_not_found');
  const [head] = await viewHeads(deps.db, [row]);
  if (head === undefined) throw new Error('a batch without its head');
  const isDraft = row.order_id === null;
  const [bad, sample, draft] = await Promise.all([
    readBadRows(deps.db, batchId),
    isDraft ? readGoodRows(deps.db, batchId, SAMPLE_ROWS) : [],
    isDraft ? priceDraft(deps, row, userId) : null,
  ]);
  return done({
    ...head,
    // Of a draft as it costs now: the tariff may have changed since the upload.
    total: draft === null ? head.total : toRubles(draft.total),
    groups: draft === null ? [] : [...draft.groups],
    bad_rows: bad.map(({ line, cells, reason }) => ({
      line,
      text: cells.filter(Boolean).join('; ').slice(0, 300),
      reason,
    })),
    sample: sample.map((one) => {
      // Bad rows are left out by the query.
      const kind = one.kind ?? 'object';
      const named = { kind, objectKey: one.object_key, objectAddress: one.object_address };
      return {
        line: one.line,
        kind,
        name: subjectName({ ...named, metadata: one.metadata }),
        note: one.note,
      };
    }),
  });
}

async function priceDraft(
  deps: Pick<Deps, 'db' | 'catalogue' | 'tariffs' | 'now'>,
  { id, brand, products }: BatchRow,
  userId: string,
) {
  const [counts, buyer] = await Promise.all([countRows(deps.db, id), readBuyer(deps, userId)]);
  return priceRows(counts, products, await brandProducts(deps, brand), buyer);
}

export async function listBatches(
  db: Connection,
  userId: string,
  offset: number,
): Promise<{ batches: BatchHead[]; total: number }> {
  const rows = await listBatchRows(db, userId, batchPageSize, offset);
  return { batches: await viewHeads(db, rows), total: await countBatches(db, userId) };
}

async function viewHeads(db: Connection, rows: readonly BatchRow[]): Promise<BatchHead[]> {
  const counted = await countItems(
    db,
    rows.flatMap(({ order_id }) => order_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
    expires_at: row.order_id === null ? (row.expires_at?.toISOString() ?? null) : null,
    rows_good: row.rows_good,
    rows_bad: row.rows_bad,
    total: toRubles(kopecks(row.total)),
    order_id: row.order_id,
    counts: countsOf(counted.filter(({ order_id }) => order_id === row.order_id)),
  }));
}

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
  return status === 'expired' || status === 'cancelled' ? 'expired' : 'awaiting_payment';
}
