import type { Report, ReportTask } from '@proverka/contract/report';
import { ZERO, kopecks, subtract, toRubles } from '@proverka/validation/money';
import { viewSubject, withFoundCar } from '#registers/subject-words.domain.ts';
import { withoutBlocked } from './blocked-people.ts';
import type { ReportsDeps } from './deps.ts';
import { readExpertConclusion } from './expert/printed-conclusion.ts';
import { moneyNote } from '#money/give-back.ts';
import { plainPlaceOf } from '#money/instrument.domain.ts';
import { namedPrices } from '#money/named-price.domain.ts';
import { readPrice } from '#money/price-view.ts';
import { readCheckReturns } from '#money/returned.store.ts';
import type { CheckReturns } from '#money/returned.store.ts';
import { shortOwnerName } from '#registers/owner.domain.ts';
import { canRestart, canResume, editsLeft, shownStatus } from './changes/report-changes.domain.ts';
import type { EditableReport } from './changes/report-changes.domain.ts';
import { contentOf } from '#fulfilment/report-content.domain.ts';
import { findReport, readDisputes, readTasks, resultOf } from '#fulfilment/report.store.ts';
import type { ReportRow, ReportTaskRow } from '#fulfilment/report.store.ts';
import { filesOf } from '#fulfilment/task-files.domain.ts';
import { sourceOfTask } from '#registers/source-of-task.ts';
import { readTroubles } from '#registers/source-troubles.ts';
import type { Troubles } from '#registers/source-troubles.ts';
import { isTaskType, taskTitle } from '#registers/task-type.ts';
import { troubleWords } from '#registers/trouble-words.domain.ts';
import { readUnpaid } from './reading/view-unpaid.ts';

/** The whole report as it is now: readable from the first finished task on; null when it does not exist or was destroyed. */
export async function readReport(
  deps: Pick<ReportsDeps, 'config' | 'db' | 'expectedTimes' | 'now'>,
  itemId: string,
): Promise<{ report: Report; ownerId: string } | null> {
  const stored = await findReport(deps.db, itemId);
  if (stored === undefined) return readUnpaid(deps, itemId);
  const [storedTasks, disputes, expectedTimeOf, returns, conclusion, troubles] = await Promise.all([
    readTasks(deps.db, itemId),
    readDisputes(deps.db, itemId),
    deps.expectedTimes(),
    readCheckReturns(deps.db, itemId),
    readExpertConclusion(deps.db, itemId),
    readTroubles(deps.db),
  ]);
  const { row, tasks, isBlocked } = await withoutBlocked(deps, stored, storedTasks);
  const results = tasks.map(resultOf);
  const { extracts, findings, valuation, verdict } = contentOf(results, row, disputes);
  const now = deps.now();
  const status = shownStatus(row.status, tasks);
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
      subject: withFoundCar(viewSubject(row), results),
      edits_left: editsLeft(changeableOf(row), now),
      rating: row.rating === null ? null : { rating: row.rating, comment: row.rating_comment ?? '' },
      ...(row.poll_answer !== null && { poll_answer: row.poll_answer }),
      status,
      created_at: row.created_at.toISOString(),
      completed_at: row.completed_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
      expected: expectedTimeOf([...row.product_tasks, ...row.product_owner_tasks]),
      money_note: noteOf(row) || noteOfChecks(returns),
      tasks: tasks.map((task) => viewTask(task, reasonOf(task, troubles), termsOf(task, row, returns, now))),
      verdict,
      findings: [...findings],
      extracts: [...extracts],
      ...(valuation !== null && { valuation }),
      has_pdf: status === 'done' && !isBlocked,
      confirm_path: confirmPath(row.number),
      // It may name whom the report hides.
      ...(conclusion !== undefined && !isBlocked && { expert_conclusion: conclusion }),
    },
  };
}

export const confirmPath = (number: string): string => `/confirm/${number}/`;

const changeableOf = (row: ReportRow): EditableReport => ({
  kind: row.subject_kind,
  hasOwners: row.product_owner_tasks.length > 0,
  status: row.status,
  createdAt: row.created_at,
  closedAt: row.closed_at,
  edits: row.edits,
});

/** What happened to the money of a failed item; empty otherwise. */
function noteOf(row: ReportRow): string {
  const { status, price, refund_status: refund, refund_amount: amount } = row;
  if (status !== 'failed' && status !== 'refunded') return '';
  const toCard = kopecks(refund === null || refund === 'canceled' ? 0 : (amount ?? 0));
  const place = plainPlaceOf(row.refund_instrument);
  return moneyNote({ toCard, toBalance: subtract(kopecks(price), toCard), place }, refund === 'succeeded');
}

/** What became of the prices named for skipped checks. */
function noteOfChecks({ back, isOnCard, place }: CheckReturns): string {
  const note = moneyNote({ ...back, place }, isOnCard);
  return note === '' ? '' : `За пропущенные проверки ${note}`;
}

export const titleOf = ({ type, owner_data: owner }: ReportTaskRow): string =>
  owner === null ? taskTitle(type) : `${taskTitle(type)} — ${shortOwnerName(owner)}`;

type TaskTerms = Pick<ReportTask, 'can_restart' | 'can_resume' | 'price'>;

/** What its owner may still do about a task, and what it costs alone. */
function termsOf(task: ReportTaskRow, row: ReportRow, returns: CheckReturns, now: Date): TaskTerms {
  const changeable = changeableOf(row);
  const prices = namedPrices(readPrice(row.price_breakdown), isTaskType);
  return {
    can_restart: canRestart(task, changeable, now),
    can_resume: canResume(task, returns.types.has(task.type), changeable, now),
    price: toRubles(prices.get(task.type) ?? ZERO),
  };
}

/** Why a task ended as it did, or why its answer is late. */
function reasonOf({ status, type, reason }: ReportTaskRow, troubles: Troubles): string {
  const source = status === 'queued' || status === 'running' ? sourceOfTask(type) : null;
  const trouble = source === null ? undefined : troubles.get(source);
  return trouble === undefined ? reason : troubleWords(trouble);
}

const viewTask = (task: ReportTaskRow, reason: string, terms: TaskTerms): ReportTask => ({
  task_id: task.id,
  task_type: task.type,
  title: titleOf(task),
  status: task.status,
  attempts: task.attempts,
  started_at: task.started_at?.toISOString() ?? null,
  finished_at: task.finished_at?.toISOString() ?? null,
  source: task.source,
  source_date: task.source_date,
  reason,
  missing_requirements: task.missing_requirements,
  files: filesOf(task),
  ...terms,
  ...(task.owner_id !== null && { owner_id: task.owner_id }),
});
