import type { Database } from '#platform/db/pool.ts';
import { statement } from '#platform/db/statement.ts';
import type { Turns } from '#platform/outbound/gate.ts';

const TAKE_TURN = statement<{ source: string; gapMs: number; longestMs: number }, { wait: number | null }>(
  'select take_turn(:source, :gapMs, :longestMs) as wait',
);

/** Rate-limit slots of a source, reserved in the database: the limit holds however many workers there are. */
export const sharedTurns =
  (db: Database, source: string): Turns =>
  async (gapMs, longestMs) => {
    const [row] = await TAKE_TURN(db, { source, gapMs, longestMs });
    return row?.wait ?? null;
  };
