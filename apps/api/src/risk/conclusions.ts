import type { Level } from '@proverka/contract/finding';
import type { RiskConclusion } from '@proverka/contract/risk-report';
import { inTransaction } from '../db/transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { notifyReportChanged } from '../reports/report-changed.ts';
import type { Result } from '../result.ts';
import { done, refuse } from '../result.ts';
import { isStaff } from './change-report.ts';
import type { Asker } from './change-report.ts';
import { findRiskItem, readOwnerRows } from './risk.store.ts';

interface ConclusionRow {
  readonly id: string;
  readonly owner_id: string | null;
  readonly level: Level;
  readonly text: string;
  readonly is_hidden: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = [
  'id',
  'item_id',
  'owner_id',
  'level',
  'text',
  'is_hidden',
  'created_at',
  'updated_at',
] as const;

export const viewConclusion = (row: ConclusionRow): RiskConclusion => ({
  id: row.id,
  owner_id: row.owner_id,
  level: row.level,
  text: row.text,
  is_hidden: row.is_hidden,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** Newest last, as they were written. */
export function readConclusions(deps: Pick<Deps, 'db'>, itemId: string) {
  return deps.db
    .selectFrom('risk_conclusion')
    .select(columns)
    .where('item_id', '=', itemId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface NewConclusion {
  readonly order_item_id: string;
  readonly owner_id: string | null;
  readonly level: Level;
  readonly text: string;
}

export async function writeConclusion(
  deps: Deps,
  { session }: Asker,
  { order_item_id: itemId, owner_id: ownerId, level, text }: NewConclusion,
): Promise<Result<RiskConclusion, 'forbidden' | 'report_not_found' | 'owner_not_found'>> {
  if (!isStaff(session)) return refuse('forbidden');
  return inTransaction(deps.db, async (tx) => {
    if ((await findRiskItem(tx, itemId)) === undefined) return refuse('report_not_found');
    const owners = ownerId === null ? [] : await readOwnerRows(tx, itemId);
    if (ownerId !== null && !owners.some(({ id }) => id === ownerId)) return refuse('owner_not_found');
    const now = deps.now();
    const row = {
      id: deps.newId(),
      item_id: itemId,
      owner_id: ownerId,
      author_id: session.userId,
      level,
      text,
      is_hidden: false,
      created_at: now,
      updated_at: now,
    };
    await tx.insertInto('risk_conclusion').values(row).execute();
    notifyReportChanged(tx, itemId);
    return done(viewConclusion(row));
  });
}

type ConclusionRefusal = 'forbidden' | 'conclusion_not_found';

/** New words, or hidden from the buyer and shown again. */
export async function changeConclusion(
  deps: Deps,
  { session }: Asker,
  id: string,
  change: { readonly level?: Level; readonly text?: string; readonly is_hidden?: boolean },
): Promise<Result<RiskConclusion, ConclusionRefusal>> {
  if (!isStaff(session)) return refuse('forbidden');
  return inTransaction(deps.db, async (tx) => {
    const row = await tx
      .updateTable('risk_conclusion')
      .set({ ...change, updated_at: deps.now() })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst();
    return row === undefined ? refuse('conclusion_not_found') : told(tx, row.item_id, viewConclusion(row));
  });
}

export async function removeConclusion(
  deps: Deps,
  { session }: Asker,
  id: string,
): Promise<Result<{ id: string }, ConclusionRefusal>> {
  if (!isStaff(session)) return refuse('forbidden');
  return inTransaction(deps.db, async (tx) => {
    const row = await tx
      .deleteFrom('risk_conclusion')
      .where('id', '=', id)
      .returning('item_id')
      .executeTakeFirst();
    return row === undefined ? refuse('conclusion_not_found') : told(tx, row.item_id, { id });
  });
}

async function told<Value>(tx: Transaction, itemId: string, value: Value) {
  notifyReportChanged(tx, itemId);
  return done(value);
}
