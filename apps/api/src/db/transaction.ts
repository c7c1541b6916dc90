import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { Database } from './pool.ts';
import type { Schema } from './schema.ts';

export type Transaction = KyselyTransaction<Schema>;

/** What a read may run on: the pool or a transaction. */
export type Connection = Kysely<Schema>;

const afterCommits = new WeakMap<Transaction, (() => void)[]>();

/** Read committed: what must not move under a decision is locked first. A throw rolls everything back. */
export async function inTransaction<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  const callbacks: (() => void)[] = [];
  const value = await db.transaction().execute((tx) => {
    afterCommits.set(tx, callbacks);
    return work(tx);
  });
  for (const callback of callbacks) callback();
  return value;
}

/**
 * Runs once the transaction has committed, and not at all when it is rolled back. For hints that may get lost with the
 * process; what must happen is a row or a job of the transaction itself.
 */
export function afterCommit(tx: Transaction, callback: () => void): void {
  const callbacks = afterCommits.get(tx);
  if (callbacks === undefined) throw new Error('afterCommit outside inTransaction');
  callbacks.push(callback);
}

/** A statement kept as text with `$1` placeholders, for those that a builder would make harder to read. */
export async function runSql<Row = unknown>(
  connection: Connection,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller wrote the SQL and knows its columns
  return rows as Row[];
}
