import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { closeAccountSessions, findAccount } from './account-sessions.ts';
import { confirmRecovery, endRecovery, proposeRecovery } from './change-recoveries.ts';
import { confirmRole, endRole, proposeRole } from './change-roles.ts';
import { listStaff } from './view-staff.ts';

export function addStaffRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('GET /admin/staff', async () => done({ staff: await listStaff(deps.db) }));

  add('POST /admin/staff/roles', ({ caller, body }) => proposeRole(deps, caller, body));
  add('POST /admin/staff/roles/{id}/confirm', ({ caller, params }) => confirmRole(deps, caller, params.id));
  add('POST /admin/staff/roles/{id}/end', ({ caller, params }) => endRole(deps, caller, params.id));

  add('POST /admin/people/find', ({ caller, body }) => findAccount(deps, caller, body.email));
  add('POST /admin/people/{person_id}/sessions/close', ({ caller, params, body }) =>
    closeAccountSessions(deps, caller, {
      personId: params.person_id,
      sessionId: body.session_id,
      reason: body.reason,
    }),
  );

  add('POST /admin/staff/recoveries', ({ caller, body }) => proposeRecovery(deps, caller, body.person_id));
  add('POST /admin/staff/recoveries/{id}/confirm', ({ caller, params }) =>
    confirmRecovery(deps, caller, params.id),
  );
  add('POST /admin/staff/recoveries/{id}/end', ({ caller, params }) => endRecovery(deps, caller, params.id));
}
