import type { DeskRiskReport, RiskStatement } from '@proverka/contract/risk-desk';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findReport, readTasks, resultOf } from '#fulfilment/report.store.ts';
import { isExtractTask, taskTitle } from '#registers/task-type.ts';
import type { ReportsDeps } from '../deps.ts';
import { noteLook } from '../note-look.ts';
import { forgetPdf } from '../paper/forget-pdfs.ts';
import { readPdf } from '../paper/read-pdf.ts';
import type { Asker } from './change-report.ts';
import { findRiskItem } from './risk.store.ts';
import { openRiskReport } from './view-risk-report.ts';

/** A risk report as the staff sees it: also hidden conclusions. Every look is in the journal of its owner. */
export async function openDeskReport(
  deps: ReportsDeps,
  asker: Asker,
  itemId: string,
): Promise<Result<DeskRiskReport, 'report_not_found'>> {
  const opened = await openRiskReport(deps, asker, { itemId, forcesConclusion: true });
  if (!opened.ok) return opened;
  const row = await findReport(deps.db, itemId);
  if (row === undefined) return refuse('report_not_found');
  return done({
    report: opened.value,
    report_number: row.number,
    product_name_ru: row.product_name_ru,
    object_key: row.object_key,
    object_address: row.object_address,
  });
}

/** Every asking for an extract of this report, the latest first. */
export async function listStatements(
  deps: ReportsDeps,
  { caller }: Asker,
  itemId: string,
): Promise<Result<{ statements: RiskStatement[] }, 'report_not_found'>> {
  const item = await findRiskItem(deps.db, itemId);
  if (item === undefined) return refuse('report_not_found');
  await noteLook(deps, caller, { itemId, ownerId: item.user_id, isAllowed: true });
  const tasks = (await readTasks(deps.db, itemId)).filter(({ type }) => isExtractTask(type)).toReversed();
  return done({
    statements: tasks.map((task) => {
      const header = resultOf(task).extract?.header;
      return {
        task_id: task.id,
        title: taskTitle(task.type),
        status: task.status,
        number_of_starts: task.starts,
        started_date: task.started_at?.toISOString() ?? null,
        finished_date: task.finished_at?.toISOString() ?? null,
        document_date: header?.dateFormation ?? null,
        document_number: header?.registrationNumber ?? '',
        reason: task.reason,
      };
    }),
  });
}

/** The paper the buyer downloads. */
export async function readDeskPdf(
  deps: ReportsDeps,
  { caller }: Asker,
  itemId: string,
): Promise<Result<Buffer, 'report_not_found' | 'file_not_found'>> {
  const item = await findRiskItem(deps.db, itemId);
  if (item === undefined) return refuse('report_not_found');
  await noteLook(deps, caller, { itemId, ownerId: item.user_id, isAllowed: true });
  const pdf = await readPdf(deps, itemId);
  return pdf === null ? refuse('file_not_found') : done(pdf);
}

/** Forgets the paper there is and makes another: for one that came out wrong. */
export async function createPdf(
  deps: ReportsDeps,
  { caller }: Asker,
  itemId: string,
): Promise<Result<{ order_item_id: string; bytes: number }, 'report_not_found' | 'report_not_ready'>> {
  const item = await findRiskItem(deps.db, itemId);
  if (item === undefined) return refuse('report_not_found');
  await noteLook(deps, caller, { itemId, ownerId: item.user_id, isAllowed: true });
  await forgetPdf(deps, itemId);
  const pdf = await readPdf(deps, itemId);
  return pdf === null ? refuse('report_not_ready') : done({ order_item_id: itemId, bytes: pdf.length });
}
