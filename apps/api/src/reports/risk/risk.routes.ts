import type { RefusalCode } from '@proverka/contract/refusals';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import type { ReportsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { itemOfTask } from '#fulfilment/report-items.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import type { Asker } from './change-report.ts';
import { askModel } from './ask-model.ts';
import { changeConclusion, removeConclusion, writeConclusion } from './conclusions.ts';
import { finishReport } from './finish-report.ts';
import { listDesk } from './list-desk.ts';
import { olderReport } from './older-report.domain.ts';
import { addOwner, editOwner, removeOwner } from './owners.ts';
import { itemOfOwner } from './risk.store.ts';
import { saveSurvey } from './surveys.ts';
import { restartTask, updateStatement } from './tasks.ts';
import { openRiskReport } from './view-risk-report.ts';

export function addRiskRoutes(add: AddRoute, deps: ReportsDeps): void {
  addReportRoutes(add, deps);
  addOwnerRoutes(add, deps);
  addConclusionRoutes(add, deps);
  add('GET /admin/risk/reports', ({ caller, query }) => listDesk(deps, caller, query));
  add('POST /admin/risk/conclusion/model', (call) => askModel(deps, call, call.body.order_item_id));
}

type Reply<Code extends RefusalCode> = Promise<Result<RiskReportV2, Code | 'report_not_found'>>;

/** Every change returns the changed report. */
async function reportAfter<Code extends RefusalCode>(
  deps: ReportsDeps,
  asker: Asker,
  itemId: string | undefined,
  change: Promise<Result<unknown, Code>>,
): Reply<Code> {
  const changed = await change;
  if (!changed.ok) return changed;
  return openRiskReport(deps, asker, { itemId: itemId ?? '', forcesConclusion: false });
}

function addReportRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('GET /risk/v2/report/{id}', (call) =>
    openRiskReport(deps, call, {
      itemId: call.params.id,
      forcesConclusion: call.headers.forceconclusion === 'true',
    }),
  );
  add('POST /risk/v2/task/restart', async (call) => {
    const itemId = await itemOfTask(deps.db, call.body.task_id);
    return reportAfter(deps, call, itemId, restartTask(deps, call, call.body.task_id));
  });
  add('POST /risk/v2/update_statement', (call) => {
    const itemId = call.body.order_item_id;
    return reportAfter(deps, call, itemId, updateStatement(deps, call, itemId));
  });
  add('POST /risk/v2/survey', async (call) => {
    const { owner_id: ownerId, answers } = call.body;
    const itemId = await itemOfOwner(deps.db, ownerId);
    return reportAfter(deps, call, itemId, saveSurvey(deps, call, ownerId, answers));
  });
  add('POST /risk/v2/finish/{id}', (call) =>
    reportAfter(deps, call, call.params.id, finishReport(deps, call, call.params.id)),
  );
}

function addOwnerRoutes(add: AddRoute, deps: ReportsDeps): void {
  const addTo = (call: Asker & { body: { order_item_id: string; data: Record<string, string> } }) => {
    const { order_item_id: itemId, data } = call.body;
    return reportAfter(deps, call, itemId, addOwner(deps, call, itemId, data));
  };
  const editOf = async (call: Asker & { body: { id: string; data: Record<string, string> } }) => {
    const { id, data } = call.body;
    const itemId = await itemOfOwner(deps.db, id);
    return reportAfter(deps, call, itemId, editOwner(deps, call, id, data));
  };
  add('POST /risk/v2/owner', addTo);
  add('PUT /risk/v2/owner', editOf);
  add('DELETE /risk/v2/owner', async (call) => {
    const { id } = call.body;
    const itemId = await itemOfOwner(deps.db, id);
    return reportAfter(deps, call, itemId, removeOwner(deps, call, id));
  });
  add('POST /risk/owner', async (call) => asOlder(await addTo(call)));
  add('PUT /risk/owner', async (call) => asOlder(await editOf(call)));
}

const asOlder = <Code extends RefusalCode>(result: Result<RiskReportV2, Code>) =>
  result.ok ? done(olderReport(result.value)) : result;

function addConclusionRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('POST /risk/v2/conclusion/', (call) => writeConclusion(deps, call, call.body));
  add('PUT /risk/v2/conclusion/', (call) => {
    const { id, level, text } = call.body;
    return changeConclusion(deps, call, id, { level, text });
  });
  add('DELETE /risk/v2/conclusion/', (call) => removeConclusion(deps, call.caller, call.body.id));
  add('PUT /risk/v2/conclusion/hide', (call) => {
    const { id, is_hidden } = call.body;
    return changeConclusion(deps, call, id, { is_hidden });
  });
}
