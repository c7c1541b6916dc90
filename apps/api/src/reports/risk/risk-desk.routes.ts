import type { RefusalCode } from '@proverka/contract/refusals';
import type { AddRoute } from '#platform/http/route.ts';
import type { Result } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import type { Asker } from './change-report.ts';
import { changeConclusion } from './conclusions.ts';
import { editOwner, removeOwner } from './owners.ts';
import { createPdf, listStatements, openDeskReport, readDeskPdf } from './risk-desk.ts';
import { itemOfOwner } from './risk.store.ts';
import { restartReport, setOwnerStatus } from './staff-acts.ts';
import { updateStatement } from './tasks.ts';

const staff = ({ session, caller }: Asker): Asker => ({ session, caller, isStaff: true });

/** What the staff does with anybody's risk report; the contract asks for the grant. */
export function addRiskDeskRoutes(add: AddRoute, deps: ReportsDeps): void {
  addReadingRoutes(add, deps);
  addChangingRoutes(add, deps);
}

function addReadingRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('GET /admin/risk/report/{id}', (call) => openDeskReport(deps, staff(call), call.params.id));
  add('GET /admin/risk/report/{id}/statements', (call) => listStatements(deps, staff(call), call.params.id));
  add('GET /admin/risk/report/{id}/pdf', async (call) => {
    const pdf = await readDeskPdf(deps, staff(call), call.params.id);
    if (!pdf.ok) return pdf;
    void call.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="report.pdf"');
    return pdf;
  });
}

function addChangingRoutes(add: AddRoute, deps: ReportsDeps): void {
  /** Every change answers with the changed report. */
  async function after<Code extends RefusalCode>(
    asker: Asker,
    itemId: string | undefined,
    change: Promise<Result<unknown, Code>>,
  ) {
    const changed = await change;
    return changed.ok ? openDeskReport(deps, asker, itemId ?? '') : changed;
  }
  add('POST /admin/risk/report', (call) => {
    const { order_item_id: itemId } = call.body;
    return after(staff(call), itemId, restartReport(deps, staff(call), itemId));
  });
  add('POST /admin/risk/create_pdf', (call) => createPdf(deps, staff(call), call.query.orderItemID));
  add('PUT /admin/risk/owner_item', async (call) => {
    const { id, data } = call.body;
    return after(staff(call), await itemOfOwner(deps.db, id), editOwner(deps, staff(call), id, data));
  });
  add('DELETE /admin/risk/owner_item', async (call) => {
    const { id } = call.body;
    return after(staff(call), await itemOfOwner(deps.db, id), removeOwner(deps, staff(call), id));
  });
  add('PUT /admin/risk/owner_item/status', async (call) => {
    const { id, status } = call.body;
    return after(staff(call), await itemOfOwner(deps.db, id), setOwnerStatus(deps, staff(call), id, status));
  });
  add('PUT /admin/risk/conclusion', (call) => {
    const { id, ...named } = call.body;
    return changeConclusion(deps, call, id, named);
  });
  add('PUT /admin/risk/update_statement', (call) => {
    const { order_item_id: itemId } = call.body;
    return after(staff(call), itemId, updateStatement(deps, staff(call), itemId));
  });
}
