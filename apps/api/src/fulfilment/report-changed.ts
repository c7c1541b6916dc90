import { createBell } from '#platform/db/bell.ts';
import type { Bell } from '#platform/db/bell.ts';
import type { Database } from '#platform/db/pool.ts';
import { afterCommit, databaseOf } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';

export const REPORT_CHANNEL = 'report_changed';

const bells = new WeakMap<Database, Bell>();

/**
 * Tells every server, once the transaction has committed, that an item's report looks different now. Changes that follow
 * closely are told together; one that gets lost with the process is seen at the stream's next heartbeat.
 */
export function notifyReportChanged(tx: Transaction, itemId: string): void {
  afterCommit(tx, () => tellReportChanged(databaseOf(tx), itemId));
}

/** The same of a change that was one statement. */
export const tellReportChanged = (db: Database, itemId: string): void => bellOf(db).ring(itemId);

function bellOf(db: Database): Bell {
  // A database that does not answer breaks the listener too, which reads everything again when it is back.
  const bell = bells.get(db) ?? createBell(db, REPORT_CHANNEL, () => undefined);
  bells.set(db, bell);
  return bell;
}
