import type { FastifyInstance } from 'fastify';
import { dayFrom } from '../registers/days.domain.ts';
import { noticesTruth, salesTruth } from '../market/truth.ts';
import type { World } from './world.ts';

/** The market's own formula and its true duplicates, for tests and benches; no source answers any of it. */
export function registerMarketTruth(app: FastifyInstance, { desk, now }: World): void {
  const grown = () => desk.board().market;
  app.get('/control/api/market/sales', () => ({ sales: salesTruth(grown(), dayFrom(now(), -1)) }));
  app.get('/control/api/market/adverts', () => ({ adverts: noticesTruth(grown(), dayFrom(now(), 0)) }));
}
