import { cachedFor } from '#platform/cached-for.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { holds } from '#platform/http/session.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { listNumberRows } from './list-rows.ts';
import { periodMistake } from './period.domain.ts';
import type { Period } from './period.domain.ts';
import { countDelivered } from './sums.store.ts';
import type { NumbersFilter } from './sums.store.ts';
import { listTopCustomers } from './top-customers.ts';
import { viewMetrics } from './view-metrics.ts';
import { viewDays, viewProducts, viewSources, viewStats } from './view-numbers.ts';

interface PeriodQuery extends NumbersFilter {
  readonly 'date-from': string;
  readonly 'date-to': string;
}

type PeriodRefusal = 'period_reversed' | 'period_too_long';

/** Answers for a period that can be asked for. */
async function within<Value>(
  query: PeriodQuery,
  view: (period: Period, filter: NumbersFilter) => Promise<Result<Value, never>>,
): Promise<Result<Value, PeriodRefusal>> {
  const period = { from: query['date-from'], to: query['date-to'] };
  const mistake = periodMistake(period);
  return mistake === null ? view(period, { brand: query.brand, traffic: query.traffic }) : refuse(mistake);
}

/** The home page shows the count to everybody: it is read once a minute at most. */
const COUNT_LIFE_MS = 60_000;

export function addNumberRoutes(add: AddRoute, deps: DeskDeps): void {
  add('GET /admin/stats', ({ query }) => within(query, (...asked) => viewStats(deps, ...asked)));
  add('GET /admin/stats_graphic', ({ query }) => within(query, (...asked) => viewDays(deps, ...asked)));
  add('GET /admin/products_sum', ({ query }) => within(query, (...asked) => viewProducts(deps, ...asked)));
  add('GET /admin/source', ({ query }) => within(query, (...asked) => viewSources(deps, ...asked)));
  add('GET /admin/top_donators', ({ query, caller, session }) =>
    within(query, (period, filter) =>
      listTopCustomers(deps, caller, { period, filter, isNamed: holds(session, 'people') }),
    ),
  );
  add('GET /admin/top_donators_responsible', ({ query, caller }) =>
    within(query, (period, filter) =>
      listTopCustomers(deps, caller, { period, filter, isNamed: true, ofResponsible: caller.userId }),
    ),
  );
  add('GET /admin/metrics', () => viewMetrics(deps));
  add('POST /admin/numbers/rows', ({ body, caller }) =>
    within({ 'date-from': body.date_from, 'date-to': body.date_to }, (period) =>
      listNumberRows(deps, caller, period, body),
    ),
  );
  const delivered = cachedFor(COUNT_LIFE_MS, () => countDelivered(deps.db));
  add('GET /orders_done_count', async () => done({ count: await delivered() }));
}
