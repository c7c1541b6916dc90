import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Database } from './pool.ts';
import type { Schema } from './schema.ts';

export type Transaction = KyselyTransaction<Schema>;

/** What a read may run on: the pool or a transaction. */
export type Connection = Kysely<Schema>;

const begun = new WeakMap<Transaction, { readonly db: Database; readonly callbacks: (() => void)[] }>();

/** Read committed: what must not move under a decision is locked first. A throw rolls everything back. */
export async function inTransaction<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  const callbacks: (() => void)[] = [];
  const value = await db.transaction().execute((tx) => {
    begun.set(tx, { db, callbacks });
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
  beginningOf(tx).callbacks.push(callback);
}

/** Where the transaction was begun: what follows it is done there. */
export const databaseOf = (tx: Transaction): Database => beginningOf(tx).db;

function beginningOf(tx: Transaction) {
  const beginning = begun.get(tx);
  if (beginning === undefined) throw new Error('this transaction was not begun by inTransaction');
  return beginning;
}
