import type { Report, ReportTask } from '@proverka/contract/report';
import { kopecks, subtract } from '@proverka/validation/money';
import type { Deps } from '../deps.ts';
import { moneyNote } from '../payments/give-back.ts';
import { shortOwnerName } from '../risk/owner.domain.ts';
import { contentOf } from './report-content.domain.ts';
import { findReport, readTasks, resultOf } from './report.store.ts';
import type { ReportRow, ReportTaskRow } from './report.store.ts';
import { taskTitle } from './task-type.ts';

/** The whole report as it is now: readable from the first finished task on; null when there is none (any more). */
export async function readReport(
  deps: Pick<Deps, 'db' | 'expectedTimes'>,
  itemId: string,
): Promise<{ report: Report; ownerId: string } | null> {
  const row = await findReport(deps.db, itemId);
  if (row === undefined) return null;
  const [tasks, expectedTimeOf] = await Promise.all([readTasks(deps.db, itemId), deps.expectedTimes()]);
  const { extracts, findings, verdict } = contentOf(tasks.map(resultOf), row);
  return {
    ownerId: row.user_id,
    report: {
      order_item_id: row.item_id,
      order_id: row.order_id,
      number: row.number,
      product_name: row.product_name,
      product_name_ru: row.product_name_ru,
      object_key: row.object_key,
      object_address: row.object_address,
      subject: { kind: row.subject_kind, display_name: row.object_address || row.object_key, data: {} },
      edits_left: 0,
      rating: null,
      status: row.status,
      created_at: row.created_at.toISOString(),
      completed_at: row.completed_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
      expected: expectedTimeOf([...row.product_tasks, ...row.product_owner_tasks]),
      money_note: noteOf(row),
      tasks: tasks.map(viewTask),
      verdict,
      findings: [...findings],
      extracts: [...extracts],
      has_pdf: row.status === 'done',
      confirm_path: confirmPath(row.number),
    },
  };
}

export const confirmPath = (number: string): string => `/confirm/${number}/`;

/** What became of the money of an item nobody could deliver; empty otherwise. */
function noteOf({ status, price, refund_status: refund, refund_amount: amount }: ReportRow): string {
  if (status !== 'failed' && status !== 'refunded') return '';
  const toCard = kopecks(refund === null || refund === 'canceled' ? 0 : (amount ?? 0));
  return moneyNote({ toCard, toBalance: subtract(kopecks(price), toCard) }, refund === 'succeeded');
}

const viewTask = (task: ReportTaskRow): ReportTask => ({
  task_id: task.id,
  task_type: task.type,
  title:
    task.owner_data === null
      ? taskTitle(task.type)
      : `${taskTitle(task.type)} — ${shortOwnerName(task.owner_data)}`,
  status: task.status,
  attempts: task.attempts,
  started_at: task.started_at?.toISOString() ?? null,
  finished_at: task.finished_at?.toISOString() ?? null,
  source: task.source,
  source_date: task.source_date,
  reason: task.reason,
  missing_requirements: task.missing_requirements,
  can_restart: false,
  ...(task.owner_id !== null && { owner_id: task.owner_id }),
});
