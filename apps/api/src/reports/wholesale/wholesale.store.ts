import type { BrandId } from '@proverka/brand/host';
import type { ProductsByKind } from '@proverka/contract/wholesale';
import type { ItemStatus } from '@proverka/contract/order-list';
import type { SubjectKind } from '@proverka/contract/subject';
import { json } from '#platform/db/columns.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { RowCount } from './batch-price.domain.ts';
import type { CheckedList } from './check-rows.domain.ts';

export interface NewBatch {
  readonly id: string;
  readonly userId: string;
  readonly brand: BrandId;
  readonly title: string;
  readonly products: ProductsByKind;
  readonly total: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly list: CheckedList;
}

const INSERT_ROWS = statement<{ batchId: string; rows: string }>(`
  insert into wholesale_row
    (batch_id, line, kind, product_id, object_key, object_address, metadata, note, cells, reason)
  select :batchId::uuid, line, kind, product_id, coalesce(object_key, ''), coalesce(object_address, ''),
    coalesce(metadata, '{}'), coalesce(note, ''), coalesce(cells, '[]'), coalesce(reason, '')
  from jsonb_to_recordset(:rows::jsonb) as r (
    line integer, kind text, product_id uuid, object_key text, object_address text, metadata jsonb, note text,
    cells jsonb, reason text
  )`);

export async function insertBatch(tx: Transaction, batch: NewBatch): Promise<void> {
  const { list } = batch;
  await tx
    .insertInto('wholesale_batch')
    .values({
      id: batch.id,
      user_id: batch.userId,
      brand: batch.brand,
      title: batch.title,
      header: list.header === null ? null : json(list.header),
      products: json(batch.products),
      rows_good: list.good.length,
      rows_bad: list.bad.length,
      total: batch.total,
      created_at: batch.createdAt,
      expires_at: batch.expiresAt,
      order_id: null,
    })
    .execute();
  const good = list.good.map((row) => ({
    line: row.line,
    kind: row.kind,
    product_id: row.productId,
    object_key: row.objectKey,
    object_address: row.objectAddress,
    metadata: row.metadata,
    note: row.note,
  }));
  await INSERT_ROWS(tx, { batchId: batch.id, rows: json([...good, ...list.bad]) });
}

const columns = [
  'wholesale_batch.id',
  'wholesale_batch.title',
  'wholesale_batch.brand',
  'wholesale_batch.products',
  'wholesale_batch.header',
  'wholesale_batch.rows_good',
  'wholesale_batch.rows_bad',
  'wholesale_batch.total',
  'wholesale_batch.created_at',
  'wholesale_batch.expires_at',
  'wholesale_batch.order_id',
  'wholesale_batch.skips_missing',
  'customer_order.status as order_status',
  'customer_order.variant',
] as const;

const batchesOf = (db: Connection, userId: string) =>
  db
    .selectFrom('wholesale_batch')
    .leftJoin('customer_order', 'customer_order.id', 'wholesale_batch.order_id')
    .select(columns)
    .where('wholesale_batch.user_id', '=', userId);

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export async function findBatchOwner(db: Connection, batchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('wholesale_batch')
    .select('user_id')
    .where('id', '=', batchId)
    .executeTakeFirst();
  return row?.user_id;
}

/** Only the user's own list. */
export const findBatch = (db: Connection, userId: string, batchId: string) =>
  batchesOf(db, userId).where('wholesale_batch.id', '=', batchId).executeTakeFirst();

/** Locks the list until the transaction ends, against other orders, changes and its destruction. */
export const lockBatch = (tx: Transaction, userId: string, batchId: string) =>
  batchesOf(tx, userId)
    .where('wholesale_batch.id', '=', batchId)
    .forUpdate('wholesale_batch')
    .executeTakeFirst();

export const listBatchRows = (db: Connection, userId: string, limit: number, offset: number) =>
  batchesOf(db, userId)
    .orderBy('wholesale_batch.created_at', 'desc')
    .orderBy('wholesale_batch.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countBatches(db: Connection, userId: string): Promise<number> {
  const { all } = await db
    .selectFrom('wholesale_batch')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return all;
}

/** Counts good rows by list, kind of subject and named product. */
export async function countRows(
  db: Connection,
  batchIds: readonly string[],
): Promise<(RowCount & { readonly batchId: string })[]> {
  if (batchIds.length === 0) return [];
  const rows = await db
    .selectFrom('wholesale_row')
    .select(['batch_id', 'kind', 'product_id'])
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('batch_id', 'in', batchIds)
    .where('kind', 'is not', null)
    .groupBy(['batch_id', 'kind', 'product_id'])
    .execute();
  return rows.map(({ batch_id, kind, product_id, rows: count }) => ({
    batchId: batch_id,
    // The condition above selects good rows only.
    kind: kind as SubjectKind,
    productId: product_id,
    rows: count,
  }));
}

export const readBadRows = (db: Connection, batchId: string) =>
  db
    .selectFrom('wholesale_row')
    .select(['line', 'cells', 'reason'])
    .where('batch_id', '=', batchId)
    .where('kind', 'is', null)
    .orderBy('line')
    .execute();

export const readGoodRows = (db: Connection, batchId: string, limit: number) =>
  db
    .selectFrom('wholesale_row')
    .select(['line', 'kind', 'product_id', 'object_key', 'object_address', 'metadata', 'note'])
    .where('batch_id', '=', batchId)
    .where('kind', 'is not', null)
    .orderBy('line')
    .limit(limit)
    .execute();

/** Counts the items of orders by status. */
export async function countItems(
  db: Connection,
  orderIds: readonly string[],
): Promise<{ order_id: string; status: ItemStatus; items: number }[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_item')
    .select(['order_id', 'status'])
    .select((row) => row.fn.countAll<number>().as('items'))
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'status'])
    .execute();
}

const LINK_ITEMS = statement<{ batchId: string; links: string }>(`
  update wholesale_row r set item_id = link.item_id, metadata = '{}', note = '', object_key = '', object_address = ''
  from jsonb_to_recordset(:links::jsonb) as link (line integer, item_id uuid)
  where r.batch_id = :batchId::uuid and r.line = link.line`);

/**
 * Links the rows to their items, which now hold all personal data and are destroyed with their reports. The list's price
 * becomes that of its order, whatever it was at the upload.
 */
export async function linkOrder(
  tx: Transaction,
  batchId: string,
  order: { readonly id: string; readonly total: number; readonly skipsMissing: boolean },
  links: readonly { readonly line: number; readonly item_id: string }[],
): Promise<void> {
  const ordered = { order_id: order.id, total: order.total, skips_missing: order.skipsMissing };
  await tx.updateTable('wholesale_batch').set(ordered).where('id', '=', batchId).execute();
  await LINK_ITEMS(tx, { batchId, links: json(links) });
}
