import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Database } from './pool.ts';
import type { Schema } from './schema.ts';

export type Transaction = KyselyTransaction<Schema>;

/** What a query can run on: the pool or a transaction. */
export type Connection = Kysely<Schema>;

const begun = new WeakMap<Transaction, { readonly db: Database; readonly callbacks: (() => void)[] }>();

type Work<Value> = (tx: Transaction) => Promise<Value>;

/** Read committed: rows a decision depends on must be locked first. A throw rolls everything back. */
export const inTransaction = <Value>(db: Database, work: Work<Value>): Promise<Value> =>
  run(db, db.transaction(), work);

/** The same, one round trip less. Its first statement locks or reads, and changes nothing. */
export const inTransactionThatLocks = <Value>(db: Database, work: Work<Value>): Promise<Value> =>
  // In the words of `BEGIN_WITH_FIRST`; behind a pooler it is begun like any other.
  run(db, db.transaction().setAccessMode('read write'), work);

async function run<Value>(
  db: Database,
  transaction: ReturnType<Database['transaction']>,
  work: Work<Value>,
): Promise<Value> {
  const callbacks: (() => void)[] = [];
  const value = await transaction.execute((tx) => {
    begun.set(tx, { db, callbacks });
    return work(tx);
  });
  for (const callback of callbacks) callback();
  return value;
}

/** Reads that have to agree with each other: all of them see the data as they were at the first one. */
export const inSnapshot = <Value>(
  db: Database,
  read: (snapshot: Connection) => Promise<Value>,
): Promise<Value> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/**
 * Runs after the transaction has committed, never after a rollback. For hints that may be lost when the process dies;
 * anything that must happen is a row or a job written in the transaction itself.
 */
export function afterCommit(tx: Transaction, callback: () => void): void {
  beginningOf(tx).callbacks.push(callback);
}

/** The store the transaction was begun on; follow-up work runs there. */
export const databaseOf = (tx: Transaction): Database => beginningOf(tx).db;

function beginningOf(tx: Transaction) {
  const beginning = begun.get(tx);
  if (beginning === undefined) throw new Error('this transaction was not begun by inTransaction');
  return beginning;
}
