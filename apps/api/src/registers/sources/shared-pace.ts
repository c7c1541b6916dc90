import type { Database } from '#platform/db/pool.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { sharedTurns } from './shared-turns.ts';
import type { PacedSource, SourceRates } from './source-rates.domain.ts';

/** The gate options of a source: a rate limit that all processes share, and the pause after failures. */
export const sharedPace =
  (db: Database, rates: SourceRates, pauseSeconds: number) =>
  (source: PacedSource): Pick<GateOptions, 'perSecond' | 'turns' | 'coolOffMs'> => ({
    perSecond: rates[source],
    turns: sharedTurns(db, source),
    coolOffMs: pauseSeconds * 1000,
  });
