import type { FastifyInstance } from 'fastify';
import { dayFrom } from '../registers/days.domain.ts';
import { noticesTruth, salesTruth } from '../market/truth.ts';
import type { World } from './world.ts';

/** The market's own formula and its true duplicates, for tests and benches; no source answers any of it. */
export function registerMarketTruth(app: FastifyInstance, { desk, now }: World): void {
  app.get('/control/api/market/sales', () => ({ sales: salesTruth(desk.grown(), dayFrom(now(), -1)) }));
  app.get('/control/api/market/adverts', () => ({ adverts: noticesTruth(desk.grown(), dayFrom(now(), 0)) }));
}
