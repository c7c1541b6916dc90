import { recordEvent } from '#platform/audit/record-event.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { workOf } from './change-work.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './conclusion-templates.ts';
import { findConclusion } from './conclusion.store.ts';
import { handIn } from './hand-in.ts';
import { listConclusions } from './list-conclusions.ts';
import { handOver, saveDraft, sendBack, takeConclusion } from './work-on-conclusion.ts';

/** The desk where conclusions customers ordered are written. */
export function addConclusionDeskRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('POST /admin/conclusions', ({ caller, body }) => listConclusions(deps, caller, body));

  add('GET /admin/conclusions/{conclusion_id}', async ({ caller, params }) => {
    const { conclusion_id: subject } = params;
    const row = await findConclusion(deps.db, subject);
    if (row !== undefined) {
      const event = { event: 'expert_conclusion.read', ownerId: row.user_id, subject } as const;
      await recordEvent(deps, deps.db, caller, event);
    }
    return workOf(deps, subject);
  });

  add('POST /admin/conclusions/{conclusion_id}/take', ({ caller, params, body }) =>
    takeConclusion(deps, caller, params.conclusion_id, body.from),
  );
  add('PUT /admin/conclusions/{conclusion_id}/draft', ({ caller, params, body }) =>
    saveDraft(deps, caller, params.conclusion_id, body),
  );
  add('POST /admin/conclusions/{conclusion_id}/hand_over', ({ caller, params, body }) =>
    handOver(deps, caller, params.conclusion_id, body),
  );
  add('POST /admin/conclusions/{conclusion_id}/hand_in', ({ session, caller, params, body }) =>
    handIn(deps, { session, caller }, params.conclusion_id, body),
  );
  add('POST /admin/conclusions/{conclusion_id}/send_back', ({ caller, params, body }) =>
    sendBack(deps, caller, params.conclusion_id, body.note),
  );

  add('GET /admin/conclusion_templates', async () => done(await listTemplates(deps.db)));
  add('POST /admin/conclusion_templates', ({ caller, body }) => addTemplate(deps, caller, body));
  add('PUT /admin/conclusion_templates/{template_id}', ({ caller, params, body }) =>
    changeTemplate(deps, caller, params.template_id, body),
  );
  add('DELETE /admin/conclusion_templates/{template_id}', ({ caller, params }) =>
    removeTemplate(deps, caller, params.template_id),
  );
}
