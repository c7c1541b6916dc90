import type { SaleHistory } from '@proverka/contract/sale-history';
import { readSearchText } from '@proverka/validation/search-text';
import type { RegistersDeps } from '../deps.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import { salesTitle } from '../sources/sales/sales.ts';
import type { BuildingSales } from '../sources/sales/sales.ts';
import type { Answer } from '#platform/outbound/source.ts';
import { flatSales, salesByYear } from './sale-history.domain.ts';

const RETRY_AFTER_SECONDS = 60;

/** Free for signed-in users; a source that does not answer is never shown as a building without sales. */
export function addSaleHistoryRoutes(add: AddRoute, deps: RegistersDeps): void {
  add('GET /sale_history', async ({ query, session, reply }) => {
    const building = buildingText(query.query);
    const key = building.toLowerCase().replace(/\s+/g, ' ');
    const cached = deps.saleHistoryCache.get(key);
    if (cached !== undefined) {
      deps.sourceCalls.cached('sales');
      return done(cached);
    }
    const allowed = await withinLimits(deps, [['sale_history_user', session.userId]]);
    if (!allowed.ok) return allowed;
    const history = await deps.saleHistoryCache.ask(key, disconnectSignal(reply), async (signal) => {
      const answer = await deps.sales.check(building, signal);
      if (answer.kind === 'unavailable') deps.log.warn({ reason: answer.reason }, 'sale history');
      return viewAnswer(answer);
    });
    return history === null
      ? refuse('source_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      : done(history);
  });
}

/** The cadastral number the text stands for, else the address without its flat: the source knows buildings only. */
function buildingText(query: string): string {
  const read = readSearchText(query);
  const [only, ...others] = read.kind === 'cadastral' ? read.cadastralNumbers : [];
  if (only !== undefined && others.length === 0) return only;
  const address = readSearchText(query, 'address-only');
  return address.kind === 'address' ? address.text : query.trim();
}

/** null when the source did not answer. */
function viewAnswer(answer: Answer<BuildingSales>): SaleHistory | null {
  if (answer.kind === 'nothing_found') {
    return { building: null, source: salesTitle, source_date: answer.sourceDate, sales: [], years: [] };
  }
  if (answer.kind !== 'found') return null;
  const { building } = answer.data;
  const sales = flatSales(answer.data.sales);
  return {
    building: { address: building.address, cadastral_number: building.cadastral_number ?? null },
    source: answer.source,
    source_date: answer.sourceDate,
    sales,
    years: salesByYear(sales),
  };
}
