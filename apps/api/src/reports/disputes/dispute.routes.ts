import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
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

  add('GET /admin/disputes', ({ caller, query }) => listDisputes(deps, caller, query));

  add('GET /admin/disputes/{dispute_id}', (call) => viewDispute(deps, call, call.params.dispute_id));

  add('PUT /admin/disputes/{dispute_id}/answer', async (call) => {
    const { dispute_id: id } = call.params;
    const { caller } = call;
    const answered = await answerDispute(deps, { disputeId: id, caller, answer: call.body });
    return answered.ok ? viewDispute(deps, call, id) : answered;
  });
}
