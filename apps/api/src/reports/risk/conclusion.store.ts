import type { RiskConclusion } from '@proverka/contract/risk-report';
import type { Selectable } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import type { Schema } from '#platform/db/schema.ts';

export const conclusionColumns = [
  'id',
  'item_id',
  'owner_id',
  'level',
  'text',
  'is_hidden',
  'state',
  'author',
  'author_name',
  'editor_name',
  'created_at',
  'updated_at',
] as const;

export type ConclusionRow = Pick<Selectable<Schema['risk_conclusion']>, (typeof conclusionColumns)[number]>;

export const viewConclusion = (row: ConclusionRow): RiskConclusion => ({
  id: row.id,
  owner_id: row.owner_id,
  level: row.level,
  text: row.text,
  is_hidden: row.is_hidden,
  state: row.state,
  author: row.author,
  author_name: row.author_name,
  editor_name: row.editor_name,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** In the order of writing, the newest last. */
export const readConclusions = (db: Connection, itemId: string): Promise<ConclusionRow[]> =>
  db
    .selectFrom('risk_conclusion')
    .select(conclusionColumns)
    .where('item_id', '=', itemId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
