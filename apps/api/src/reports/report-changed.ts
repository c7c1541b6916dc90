import type { Connection } from '../db/transaction.ts';
import { runSql } from '../db/transaction.ts';

export const REPORT_CHANNEL = 'report_changed';

/** Tells every server, when the transaction commits, that an item's report looks different now. */
export async function notifyReportChanged(tx: Connection, itemId: string): Promise<void> {
  await runSql(tx, 'select pg_notify($1, $2)', [REPORT_CHANNEL, itemId]);
}
