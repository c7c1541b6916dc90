import type { Database } from '#platform/db/pool.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { sharedTurns } from './shared-turns.ts';
import type { PacedSource, SourceRates } from './source-rates.domain.ts';

/** The gate options of a source with a rate limit that all processes share. */
export const sharedPace =
  (db: Database, rates: SourceRates) =>
  (source: PacedSource): Pick<GateOptions, 'perSecond' | 'turns'> => ({
    perSecond: rates[source],
    turns: sharedTurns(db, source),
  });
