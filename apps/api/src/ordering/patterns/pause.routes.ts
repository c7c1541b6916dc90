import type { AddRoute } from '#platform/http/route.ts';
import type { OrderingDeps } from '../deps.ts';
import { decidePause, listPauses } from './pauses.ts';

export function addPauseRoutes(add: AddRoute, deps: OrderingDeps): void {
  add('GET /admin/pauses', ({ caller, query }) => listPauses(deps, caller, query));
  add('PUT /admin/pauses/{pause_id}', ({ caller, params, body }) =>
    decidePause(deps, caller, { pauseId: params.pause_id, ...body }),
  );
}
