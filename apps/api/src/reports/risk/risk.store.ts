import { sql } from 'kysely';
import type { SubjectData } from '@proverka/contract/subject';
import { json } from '#platform/db/columns.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { lockOrderOfItem, reportItems } from '#fulfilment/report-items.ts';

/** The item of a risk report; undefined for an item of any other product. */
export function findRiskItem(db: Connection, itemId: string) {
  return reportItems(db)
    .innerJoin('app_user', 'app_user.id', 'customer_order.user_id')
    .select([
      'order_item.id',
      'order_item.order_id',
      'order_item.status',
      'order_item.object_key',
      'order_item.object_address',
      'order_item.metadata',
      'order_item.price_breakdown',
      'customer_order.user_id',
      'customer_order.variant',
      'app_user.email',
      'product.brand',
      'product.name as product_name',
      'product.name_ru as product_title',
      'product.owner_tasks',
      'product.subject as subject_kind',
      'report.created_at',
      'risk_report.edits',
      'risk_report.finished_at',
      'risk_report.statement_updated_at',
    ])
    .where('order_item.id', '=', itemId)
    .where(sql<boolean>`cardinality(product.owner_tasks) > 0`)
    .executeTakeFirst();
}
export type RiskItem = NonNullable<Awaited<ReturnType<typeof findRiskItem>>>;

/** The order's lock serialises changes of one report and the completion of its tasks. */
export async function lockRiskItem(tx: Transaction, itemId: string): Promise<RiskItem | undefined> {
  await lockOrderOfItem(tx, itemId);
  return findRiskItem(tx, itemId);
}

export function readOwnerRows(db: Connection, itemId: string) {
  return db
    .selectFrom('risk_owner')
    .select(['id', 'item_id', 'position', 'data', 'edits'])
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();
}
export type OwnerRow = Awaited<ReturnType<typeof readOwnerRows>>[number];

export async function itemOfOwner(db: Connection, ownerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('risk_owner')
    .select('item_id')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return row?.item_id;
}

interface RiskChange {
  readonly finished_at?: Date;
  readonly statement_updated_at?: Date;
  /** Counts one change against the limit. */
  readonly isEdit?: boolean;
}

/** The row with a report's changes is created by the first of them. */
export async function saveChange(
  tx: Transaction,
  itemId: string,
  { isEdit = false, ...change }: RiskChange,
): Promise<void> {
  const edits = isEdit ? 1 : 0;
  await tx
    .insertInto('risk_report')
    .values({ item_id: itemId, edits, finished_at: null, statement_updated_at: null, ...change })
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet((row) => ({
        ...change,
        edits: row('risk_report.edits', '+', edits),
      })),
    )
    .execute();
}

/** Updates the order's copy of the owners too, so that no removed owner remains in it. */
export async function copyOwnersToItem(tx: Transaction, item: RiskItem): Promise<void> {
  const owners: SubjectData[] = (await readOwnerRows(tx, item.id)).map(({ data }) => data);
  await tx
    .updateTable('order_item')
    .set({ metadata: json({ ...item.metadata, ownersData: owners }) })
    .where('id', '=', item.id)
    .execute();
}

/** Data entered by the buyer and the staff is destroyed with the report (152-FZ, article 21). */
export async function destroyRisk(tx: Transaction, itemId: string): Promise<void> {
  await tx.deleteFrom('risk_conclusion').where('item_id', '=', itemId).execute();
  await tx.deleteFrom('risk_owner').where('item_id', '=', itemId).execute();
  await tx.deleteFrom('risk_report').where('item_id', '=', itemId).execute();
}
