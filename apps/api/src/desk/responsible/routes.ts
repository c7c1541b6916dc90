import type { AddRoute } from '#platform/http/route.ts';
import type { DeskDeps } from '../deps.ts';
import { assignResponsible, removeResponsible, viewResponsible } from './assign-responsible.ts';
import { listOwnCustomers } from './own-customers.ts';

export function addResponsibleRoutes(add: AddRoute, deps: DeskDeps): void {
  add('GET /admin/responsible_user', ({ query }) => viewResponsible(deps, query.person_id));
  add('POST /admin/responsible_user/add', ({ caller, body }) => assignResponsible(deps, caller, body));
  add('DELETE /admin/responsible_user/remove', ({ caller, query }) =>
    removeResponsible(deps, caller, query.person_id),
  );
  add('POST /admin/responsible_user/customers', ({ caller, body }) => listOwnCustomers(deps, caller, body));
}
