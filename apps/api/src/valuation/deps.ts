import type { MarketDeps } from '#market/deps.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { RunningModel } from './model.store.ts';

export interface ValuationDeps extends MarketDeps {
  /** The model that values now; null before the first was trained. */
  readonly runningModel: (db: Connection) => Promise<RunningModel | null>;
}
