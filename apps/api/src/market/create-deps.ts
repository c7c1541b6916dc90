import type { Logger } from 'pino';
import type { RegistersDeps } from '#registers/deps.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { MarketConfig } from './config.ts';
import type { MarketDeps } from './deps.ts';
import { createPhotoStore } from './photos/photo-store.ts';
import { createAdvertsHost } from './sources/adverts-host.ts';
import { createMarketData } from './sources/market-data.ts';

type MarketParts = Pick<MarketDeps, 'adverts' | 'marketData' | 'marketAnswers' | 'advertPhotos'>;

const ANSWERS_LIVE_MS = 1_800_000;
const MOST_ANSWERS = 2000;

export const createMarketDeps = (
  config: MarketConfig & Pick<RegistersDeps['config'], 'appSecret'>,
  log: Logger,
): MarketParts => ({
  adverts: createAdvertsHost(config.adverts),
  marketData: createMarketData(config.marketData),
  marketAnswers: createAnswerCache(ANSWERS_LIVE_MS, MOST_ANSWERS, (reason) => log.warn({ reason }, 'market')),
  advertPhotos: createPhotoStore(config.adverts.photoOrigins),
});
