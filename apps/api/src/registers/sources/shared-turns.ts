import type { Database } from '#platform/db/pool.ts';
import { runSql } from '#platform/db/transaction.ts';
import type { Turns } from '#platform/outbound/gate.ts';

/** Rate-limit slots of a source, reserved in the database: the limit holds however many workers there are. */
export const sharedTurns =
  (db: Database, source: string): Turns =>
  async (gapMs, longestMs) => {
    const [row] = await runSql<{ wait: number | null }>(db, 'select take_turn($1, $2, $3) as wait', [
      source,
      gapMs,
      longestMs,
    ]);
    return row?.wait ?? null;
  };
