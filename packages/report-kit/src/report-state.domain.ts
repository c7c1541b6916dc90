import type { ItemStatus } from '@proverka/contract/order-list';
import type { Report, ReportTask, TaskStatus } from '@proverka/contract/report';

const finalStatuses: ReadonlySet<ItemStatus> = new Set(['done', 'failed', 'refunded']);

/** The checks of an item have ended, successfully or not. */
export function isFinal(status: ItemStatus): boolean {
  return finalStatuses.has(status);
}

/**
 * The report will not change by itself any more: a delivered one has its PDF, a failed one's refund has reached the card.
 */
export function isSettled({ status, has_pdf }: Pick<Report, 'status' | 'has_pdf'>): boolean {
  return status === 'refunded' || (status === 'done' && has_pdf);
}

const openTasks: ReadonlySet<TaskStatus> = new Set(['queued', 'running']);

/** The source may still answer. */
export function isOpenTask({ status }: Pick<ReportTask, 'status'>): boolean {
  return openTasks.has(status);
}

const unansweredTasks: ReadonlySet<TaskStatus> = new Set(['unavailable', 'failed', 'skipped']);

/** There is no usable answer, because the source gave none or was not asked, which says nothing about its data. */
export function isUnanswered({ status }: Pick<ReportTask, 'status'>): boolean {
  return unansweredTasks.has(status);
}

const answeredTasks: ReadonlySet<TaskStatus> = new Set(['found', 'nothing_found']);

/** The source has answered. */
export function isAnsweredTask({ status }: Pick<ReportTask, 'status'>): boolean {
  return answeredTasks.has(status);
}

/** At least one source has answered, so there is something to read. */
export function isReadable({ tasks }: Pick<Report, 'tasks'>): boolean {
  return tasks.some(isAnsweredTask);
}

/** Before an answer the server may know a source only by its check's title, which is shown already. */
export function hasOwnSource({ source, title }: Pick<ReportTask, 'source' | 'title'>): boolean {
  return source !== '' && source !== title;
}
