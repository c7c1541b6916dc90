import type { FastifyInstance } from 'fastify';
import { dayFrom } from '../registers/days.domain.ts';
import type { MarketDesk } from '../market/desk.ts';
import { noticesTruth, salesTruth } from '../market/truth.ts';

/** The market's own formula and its true duplicates, for tests and benches; no source answers any of it. */
export function registerMarketTruth(app: FastifyInstance, desk: MarketDesk, now: () => Date): void {
  const grown = () => desk.board().market;
  app.get('/control/api/market/sales', () => ({ sales: salesTruth(grown(), dayFrom(now(), -1)) }));
  app.get('/control/api/market/adverts', () => ({ adverts: noticesTruth(grown(), dayFrom(now(), 0)) }));
}
