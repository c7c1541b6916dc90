import { staffRoles } from '@proverka/contract/roles';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { AddRoute } from '#platform/http/route.ts';
import type { Session } from '#platform/http/session.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerDispute } from './answer-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { readDocument } from './read-document.ts';
import { listDisputes, viewDispute } from './view-disputes.ts';

export function addDisputeRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('POST /report/{order_item_id}/dispute', async (call) => {
    const allowed = await withinLimits(deps, [['dispute_user', call.session.userId]]);
    if (!allowed.ok) return allowed;
    const { finding_key: findingKey, text, document } = call.body;
    return openDispute(deps, call, { itemId: call.params.order_item_id, findingKey, text, document });
  });

  add('GET /dispute/{dispute_id}/document', async (call) => {
    const document = await readDocument(deps, call, call.params.dispute_id);
    if (!document.ok) return document;
    void call.reply
      .header('content-type', 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${document.value.fileName}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    return done(document.value.bytes);
  });

  add('GET /admin/disputes', async ({ session, query }) =>
    isStaff(session) ? listDisputes(deps, query) : refuse('forbidden'),
  );

  add('GET /admin/disputes/{dispute_id}', async (call) => {
    const { dispute_id: id } = call.params;
    return isStaff(call.session) ? viewDispute(deps, call, id) : forbidden(deps, call, 'dispute.read', id);
  });

  add('PUT /admin/disputes/{dispute_id}/answer', async (call) => {
    const { dispute_id: id } = call.params;
    if (!isStaff(call.session)) return forbidden(deps, call, 'dispute.answer', id);
    const staffId = call.session.userId;
    const answered = await answerDispute(deps, { disputeId: id, staffId, answer: call.body });
    return answered.ok ? viewDispute(deps, call, id) : answered;
  });
}

/** The roles that may also return money. */
const isStaff = ({ role }: Session): boolean => staffRoles.has(role);

function forbidden(deps: ReportsDeps, { caller }: ReportAsker, action: string, id: string) {
  const findOwner = async () =>
    (await deps.db.selectFrom('dispute').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id;
  return noteTrespass(deps, caller, { action, subject: id, findOwner }, refuse('forbidden'));
}
