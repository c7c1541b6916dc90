import type { Logger } from 'pino';
import type { RegistersDeps } from '#registers/deps.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { MarketConfig } from './config.ts';
import type { MarketDeps } from './deps.ts';
import { createPhotoStore } from './photos/photo-store.ts';
import { createAdvertsHost } from './sources/adverts-host.ts';
import { createMarketData } from './sources/market-data.ts';
import { watchedAdverts, watchedMarketData } from './sources/watched-hosts.ts';

type MarketParts = Pick<MarketDeps, 'adverts' | 'marketData' | 'marketAnswers' | 'advertPhotos'>;

const ANSWERS_LIVE_MS = 1_800_000;
const MOST_ANSWERS = 2000;

/** The hosts of the market keep their rates and are watched as every source is. */
export const createMarketDeps = (
  config: MarketConfig,
  { sourceCalls, sourcePace }: Pick<RegistersDeps, 'sourceCalls' | 'sourcePace'>,
  log: Logger,
): MarketParts => ({
  adverts: watchedAdverts(sourceCalls, createAdvertsHost(config.adverts, sourcePace('adverts'))),
  marketData: watchedMarketData(sourceCalls, createMarketData(config.marketData, sourcePace('market_data'))),
  marketAnswers: createAnswerCache(ANSWERS_LIVE_MS, MOST_ANSWERS, (reason) => log.warn({ reason }, 'market')),
  advertPhotos: createPhotoStore(config.adverts.photoOrigins),
});
