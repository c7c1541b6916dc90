import type { AddRoute } from '#platform/http/route.ts';
import type { MoneyDeps } from '../deps.ts';
import { proposeAdvance } from './propose-advance.ts';
import { viewAdvance } from './view-advance.ts';

export function addAdvanceRoutes(add: AddRoute, deps: MoneyDeps): void {
  add('GET /admin/money/advances/{person_id}', ({ caller, params }) =>
    viewAdvance(deps, caller, params.person_id),
  );
  add('POST /admin/money/advances/{person_id}/return', ({ caller, params, body }) => {
    const { amount, version, payee, reason, document } = body;
    const wish = { personId: params.person_id, amount, version, payee, reason, document };
    return proposeAdvance(deps, caller, wish);
  });
}
