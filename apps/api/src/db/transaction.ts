import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { Database } from './pool.ts';
import type { Schema } from './schema.ts';

export type Transaction = KyselyTransaction<Schema>;

/** What a read may run on: the pool or a transaction. */
export type Connection = Kysely<Schema>;

/** Read committed: what must not move under a decision is locked first. A throw rolls everything back. */
export function inTransaction<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  return db.transaction().execute(work);
}

/** A statement kept as text with `$1` placeholders, for those that a builder would make harder to read. */
export async function runSql<Row = unknown>(
  connection: Connection,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  return rows as Row[];
}
