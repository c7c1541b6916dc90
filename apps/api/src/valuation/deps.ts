import type { PlatformConfig } from '#platform/config.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { RegistersConfig } from '#registers/config.ts';
import type { RegistersDeps } from '#registers/deps.ts';
import type { RunningModel } from './model.store.ts';

/** City, district and house of an address, as the market numbers them. */
export interface MarketPlace {
  readonly id_city: number;
  readonly id_district: number;
  readonly id_dom: number | null;
}

export interface ValuationDeps extends RegistersDeps {
  readonly config: PlatformConfig & RegistersConfig;
  /** The model that values now; null before the first was trained. */
  /** Null where the market knows nothing of an address. */
  readonly placeAt: (address: string, signal: AbortSignal) => Promise<MarketPlace | null | 'silent'>;
  readonly runningModel: (db: Connection) => Promise<RunningModel | null>;
}
