import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import { readTasks } from '#fulfilment/report.store.ts';
import { holds } from '#platform/http/session.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { noteForeignReport } from './change-report.ts';
import type { Asker } from './change-report.ts';
import { lockRiskItem, saveChange } from './risk.store.ts';

type Finished = Result<unknown, 'report_not_found' | 'risk_report_running'>;

/** Freezes the report, on request of its owner or the staff; idempotent. */
export function finishReport(deps: ReportsDeps, asker: Asker, itemId: string): Promise<Finished> {
  const { session, caller } = asker;
  const finishing = inTransaction(deps.db, async (tx) => {
    const item = await lockRiskItem(tx, itemId);
    const isAllowed = item?.user_id === session.userId || holds(session, 'conclusions');
    if (item === undefined || !isAllowed) return refuse('report_not_found');
    if (item.finished_at !== null) return done(null);
    const tasks = await readTasks(tx, item.id);
    const isOpen = tasks.some(({ status }) => ['queued', 'running', 'needs_data'].includes(status));
    if (isOpen || item.status !== 'done') return refuse('risk_report_running');
    await saveChange(tx, item.id, { finished_at: deps.now() });
    await recordEvent(deps, tx, caller, { event: 'report.finished', ownerId: item.user_id, subject: itemId });
    notifyReportChanged(tx, item.id);
    return done(null);
  });
  return noteForeignReport(deps, asker, { action: 'risk.finish', itemId }, finishing);
}
