import { done } from '#platform/result.ts';
import type { AddRoute } from '#platform/http/route.ts';
import type { ValuationDeps } from './deps.ts';
import { findRunning } from './model.store.ts';

export function addValuationRoutes(add: AddRoute, deps: ValuationDeps): void {
  add('GET /valuation/accuracy', async () => done({ model: (await findRunning(deps.db)) ?? null }));
}
