import type { AddRoute } from '#platform/http/route.ts';
import type { RegistersDeps } from './deps.ts';
import { addSearchRoutes } from './objects/search.routes.ts';
import { addSuggestionRoutes } from './suggestions/suggestion.routes.ts';
import { addPassportRoutes } from './free-checks/passport.routes.ts';
import { addFreeFsspRoutes } from './free-checks/free-fssp.routes.ts';
import { addSaleHistoryRoutes } from './sale-history/sale-history.routes.ts';
import { noteOutage } from './watch/note-outage.ts';

export function addRegistersRoutes(add: AddRoute, deps: RegistersDeps): void {
  addSearchRoutes(add, deps);
  addSuggestionRoutes(add, deps);
  addPassportRoutes(add, deps);
  addFreeFsspRoutes(add, deps);
  addSaleHistoryRoutes(add, deps);
  add('PUT /admin/source_outages/{outage_id}/note', ({ caller, params, body }) =>
    noteOutage(deps, caller, { outageId: params.outage_id, ...body }),
  );
}
