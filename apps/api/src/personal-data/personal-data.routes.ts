import type { PersonalDataDeps } from './deps.ts';
import { clearSessionCookie } from '#platform/http/session-cookie.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import { addSubjectRequestRoutes } from './subject-requests/subject-request.routes.ts';
import { closeAccount } from './close-account.ts';
import { reopenAccount } from './reopen-account.ts';
import { listExports, readExport, requestExport } from './export-data.ts';

export function addPersonalDataRoutes(add: AddRoute, deps: PersonalDataDeps): void {
  addSubjectRequestRoutes(add, deps);

  add('POST /person/export', ({ caller }) => requestExport(deps, caller));

  add('GET /person/exports', async ({ session }) =>
    done({ exports: await listExports(deps.db, session.userId, deps.now()) }),
  );

  add('GET /person/export/{export_id}', async ({ caller, params, reply }) => {
    const archive = await readExport(deps, caller, params.export_id);
    if (archive.ok) {
      void reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="personal-data.zip"');
    }
    return archive;
  });

  add('POST /admin/users/reset_removed_person', ({ caller, body }) =>
    reopenAccount(deps, caller, { personId: body.person_id, reason: body.reason }),
  );

  add('POST /person/delete', async ({ session, caller, body, reply, host }) => {
    const allowed = await withinLimits(deps, [['password_user', session.userId]]);
    if (!allowed.ok) return allowed;
    const { password, leave_balance: leavesBalance } = body;
    const closed = await closeAccount(deps, caller, { password, leavesBalance });
    if (closed.ok) clearSessionCookie(reply, host);
    return closed;
  });
}
