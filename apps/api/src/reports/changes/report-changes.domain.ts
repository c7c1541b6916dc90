import type { ItemStatus } from '@proverka/contract/order-list';
import type { TaskStatus } from '@proverka/contract/report';
import type { SubjectKind } from '@proverka/contract/subject';

const DAY_MS = 86_400_000;
/** A register changes: what it could not say three days ago belongs into a new report. */
const YOUNG_DAYS = 3;
/** Every question is paid for: who gave no answer twice will not give one the third time. */
const MOST_RESTARTS = 1;
/** Specification, section 8: «maximum edit limit reached: 2». A typo is mended once, and once more. */
const MOST_EDITS = 2;

/** What decides whether a report may still be changed. */
export interface ChangeableReport {
  readonly status: ItemStatus;
  readonly createdAt: Date;
  /** Its owner has declared a risk report finished. */
  readonly closedAt: Date | null;
}

export interface EditableReport extends ChangeableReport {
  readonly kind: SubjectKind;
  /** A report about several owners is corrected owner by owner (`risk/owners.ts`). */
  readonly hasOwners: boolean;
  readonly edits: number;
}

interface RestartableTask {
  readonly status: TaskStatus;
  readonly restarts: number;
}

/** The money is there, and not given back; nothing is too old for sources to be asked again. */
function isOpenToChange({ status, createdAt, closedAt }: ChangeableReport, now: Date): boolean {
  const isYoung = now.getTime() - createdAt.getTime() < YOUNG_DAYS * DAY_MS;
  const isOver = closedAt !== null || status === 'created' || status === 'failed' || status === 'refunded';
  return isYoung && !isOver;
}

/** A task without an answer may be put once more. */
export function canRestart(
  { status, restarts }: RestartableTask,
  report: ChangeableReport,
  now: Date,
): boolean {
  const isUnanswered = status === 'unavailable' || status === 'failed';
  return isUnanswered && restarts < MOST_RESTARTS && isOpenToChange(report, now);
}

/** Why the subject may not be corrected; null when it may. */
export function whyNotEditable(
  report: EditableReport,
  now: Date,
): 'subject_not_editable' | 'edit_limit_reached' | null {
  const isChecked = report.kind !== 'object' && !report.hasOwners;
  if (!isChecked || !isOpenToChange(report, now)) return 'subject_not_editable';
  return report.edits < MOST_EDITS ? null : 'edit_limit_reached';
}

/** How often the subject may still be corrected; 0 also where it never may. */
export const editsLeft = (report: EditableReport, now: Date): number =>
  whyNotEditable(report, now) === null ? MOST_EDITS - report.edits : 0;

const openStatuses: ReadonlySet<TaskStatus> = new Set(['queued', 'running']);

const isOpenTask = ({ status }: { readonly status: TaskStatus }): boolean => openStatuses.has(status);

/**
 * How an item looks to its owner. A delivered one is charged once and stays delivered, but while one of its tasks is put
 * again the report is under way again.
 */
export function shownStatus(
  status: ItemStatus,
  tasks: readonly { readonly status: TaskStatus }[],
): ItemStatus {
  if (status !== 'done') return status;
  if (tasks.some(isOpenTask)) return 'running';
  return tasks.some((task) => task.status === 'needs_data') ? 'needs_data' : 'done';
}
