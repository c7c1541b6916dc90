import type { Selectable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';
import type { Transaction } from '#platform/db/transaction.ts';

export type RequestRow = Selectable<Schema['subject_request']>;

export const lockRequest = (tx: Transaction, id: string): Promise<RequestRow | undefined> =>
  tx.selectFrom('subject_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
