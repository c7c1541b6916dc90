import { createBell } from '#platform/db/bell.ts';
import type { Bell } from '#platform/db/bell.ts';
import type { Database } from '#platform/db/pool.ts';
import { afterCommit, databaseOf } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';

export const REPORT_CHANNEL = 'report_changed';

const bells = new WeakMap<Database, Bell>();

/**
 * Notifies every server, after the commit, that an item's report changed. Changes in quick succession are combined; a
 * notification lost with the process is made up for by the stream's next heartbeat.
 */
export function notifyReportChanged(tx: Transaction, itemId: string): void {
  afterCommit(tx, () => tellReportChanged(databaseOf(tx), itemId));
}

/** The same for a change made by a single statement. */
export const tellReportChanged = (db: Database, itemId: string): void => bellOf(db).ring(itemId);

function bellOf(db: Database): Bell {
  // A failing database also breaks the listener, which reads everything again after reconnecting.
  const bell = bells.get(db) ?? createBell(db, REPORT_CHANNEL, () => undefined);
  bells.set(db, bell);
  return bell;
}
