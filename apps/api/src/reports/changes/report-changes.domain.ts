import type { ItemStatus } from '@proverka/contract/order-list';
import type { TaskStatus } from '@proverka/contract/report';
import type { SubjectKind } from '@proverka/contract/subject';
import { decideTask, isAnswered } from '#fulfilment/task-status.domain.ts';

const DAY_MS = 86_400_000;
/** A register changes: after three days a missing answer belongs in a new report. */
const YOUNG_DAYS = 3;
/** Every question is paid for: a source that failed twice is unlikely to answer the third time. */
const MOST_RESTARTS = 1;
/** Specification, section 8: «maximum edit limit reached: 2». */
const MOST_EDITS = 2;

/** The state that decides whether a report may be changed. */
export interface ChangeableReport {
  readonly status: ItemStatus;
  readonly createdAt: Date;
  /** A risk report its owner has marked as finished. */
  readonly closedAt: Date | null;
}

export interface EditableReport extends ChangeableReport {
  readonly kind: SubjectKind;
  /** A report about several owners is corrected per owner (`risk/owners.ts`). */
  readonly hasOwners: boolean;
  readonly edits: number;
}

interface RestartableTask {
  readonly status: TaskStatus;
  readonly restarts: number;
}

/** The item is paid and not refunded, and the report is recent enough for restarts. */
function isOpenToChange({ status, createdAt, closedAt }: ChangeableReport, now: Date): boolean {
  const isYoung = now.getTime() - createdAt.getTime() < YOUNG_DAYS * DAY_MS;
  const isOver = closedAt !== null || status === 'created' || status === 'failed' || status === 'refunded';
  return isYoung && !isOver;
}

/** True when a task without an answer may be restarted. */
export function canRestart(
  { status, restarts }: RestartableTask,
  report: ChangeableReport,
  now: Date,
): boolean {
  const isUnanswered = status === 'unavailable' || status === 'failed';
  return isUnanswered && restarts < MOST_RESTARTS && isOpenToChange(report, now);
}

export type SkipRefusal = 'task_answered' | 'task_skipped' | 'task_not_waiting';

/** The reason why a task cannot be skipped; null when it waits for data. */
export function whyNotSkippable(status: TaskStatus): SkipRefusal | null {
  if (decideTask(status, 'skipped') !== null) return null;
  if (status === 'skipped') return 'task_skipped';
  return isAnswered({ status }) ? 'task_answered' : 'task_not_waiting';
}

/** True when a skipped task would be asked after all once its data is given; `isReturned`: its price went back. */
export const canResume = (
  { status }: Pick<RestartableTask, 'status'>,
  isReturned: boolean,
  report: ChangeableReport,
  now: Date,
): boolean => status === 'skipped' && !isReturned && isOpenToChange(report, now);

/** The reason why the subject may not be corrected; null when it may. */
export function whyNotEditable(
  report: EditableReport,
  now: Date,
): 'subject_not_editable' | 'edit_limit_reached' | null {
  const isChecked = report.kind !== 'object' && !report.hasOwners;
  if (!isChecked || !isOpenToChange(report, now)) return 'subject_not_editable';
  return report.edits < MOST_EDITS ? null : 'edit_limit_reached';
}

/** The number of corrections left; 0 also for a report that can never be corrected. */
export const editsLeft = (report: EditableReport, now: Date): number =>
  whyNotEditable(report, now) === null ? MOST_EDITS - report.edits : 0;

const openStatuses: ReadonlySet<TaskStatus> = new Set(['queued', 'running']);

const isOpenTask = ({ status }: { readonly status: TaskStatus }): boolean => openStatuses.has(status);

/**
 * An item's status as its owner sees it. A delivered item is charged once and stays delivered, but while one of its tasks
 * is restarted the report is shown in progress.
 */
export function shownStatus(
  status: ItemStatus,
  tasks: readonly { readonly status: TaskStatus }[],
): ItemStatus {
  if (status !== 'done') return status;
  if (tasks.some(isOpenTask)) return 'running';
  return tasks.some((task) => task.status === 'needs_data') ? 'needs_data' : 'done';
}
