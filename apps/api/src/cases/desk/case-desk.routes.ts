import { staffWithGrant } from '#accounts/staff-with-grant.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import type { CasesDeps } from '../deps.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './case-templates.ts';
import { answerCase, assignCase, noteCase, setCaseState } from './change-case.ts';

/** What the staff does with cases; their lists and pages are read in the room `desk`. */
export function addCaseDeskRoutes(add: AddRoute, deps: CasesDeps): void {
  add('GET /admin/cases/staff', async () => {
    const staff = await staffWithGrant(deps.db, 'cases');
    return done({ staff: staff.map(({ id, name }) => ({ person_id: id, name })) });
  });

  add('GET /admin/cases/templates', async () => done({ templates: await listTemplates(deps.db) }));
  add('POST /admin/cases/templates', async ({ caller, body }) => done(await addTemplate(deps, caller, body)));
  add('PUT /admin/cases/templates/{template_id}', ({ caller, params, body }) =>
    changeTemplate(deps, caller, params.template_id, body),
  );
  add('DELETE /admin/cases/templates/{template_id}', ({ caller, params }) =>
    removeTemplate(deps, caller, params.template_id),
  );

  add('POST /admin/cases/{case_id}/answer', ({ caller, params, body }) =>
    answerCase(deps, caller, {
      caseId: params.case_id,
      seen: body.seen,
      text: body.text,
      isClosing: body.is_closing,
    }),
  );
  add('POST /admin/cases/{case_id}/notes', ({ caller, params, body }) =>
    noteCase(deps, caller, { caseId: params.case_id, text: body.text }),
  );
  add('PUT /admin/cases/{case_id}/assignee', ({ caller, params, body }) =>
    assignCase(deps, caller, { caseId: params.case_id, seen: body.seen, personId: body.person_id }),
  );
  add('PUT /admin/cases/{case_id}/state', ({ caller, params, body }) =>
    setCaseState(deps, caller, { caseId: params.case_id, ...body }),
  );
}
