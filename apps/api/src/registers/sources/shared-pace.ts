import type { Database } from '#platform/db/pool.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { sharedTurns } from './shared-turns.ts';
import type { PacedSource, SourceRates } from './source-rates.domain.ts';

/** The pace of a source that counts our calls, kept by all processes together. */
export const sharedPace =
  (db: Database, rates: SourceRates) =>
  (source: PacedSource): Pick<GateOptions, 'perSecond' | 'turns'> => ({
    perSecond: rates[source],
    turns: sharedTurns(db, source),
  });
