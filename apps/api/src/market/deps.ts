import type { Transaction } from '#platform/db/transaction.ts';
import type { RegistersDeps } from '#registers/deps.ts';
import type { MarketConfig } from './config.ts';
import type { PhotoStore } from './photos/photo-store.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { AdvertsHost } from './sources/adverts-host.ts';
import type { MarketData } from './sources/market-data.ts';

export interface MarketDeps extends RegistersDeps, MarketHooks {
  readonly config: RegistersDeps['config'] & MarketConfig;
  readonly adverts: AdvertsHost;
  readonly marketData: MarketData;
  /** What the hosts of the market answered lately, also that they know nothing. */
  readonly marketAnswers: AnswerCache;
  readonly advertPhotos: PhotoStore;
}

/** Hooks of the rooms above; they run in the transaction of the event. */
export interface MarketHooks {
  /** All adverts were read for the first time, those of years ago too. */
  readonly onAdvertsRead: (tx: Transaction) => Promise<void>;
}
