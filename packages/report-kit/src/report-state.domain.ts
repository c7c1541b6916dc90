import type { ItemStatus } from '@proverka/contract/order-list';
import type { Report, ReportTask, TaskStatus } from '@proverka/contract/report';

const finalStatuses: ReadonlySet<ItemStatus> = new Set(['done', 'failed', 'refunded']);

/** The checks of an item have ended, well or badly. */
export function isFinal(status: ItemStatus): boolean {
  return finalStatuses.has(status);
}

/**
 * Nothing of the report will change by itself any more: a delivered one still waits for its PDF, a failed one for its money to
 * reach the card.
 */
export function isSettled({ status, has_pdf }: Pick<Report, 'status' | 'has_pdf'>): boolean {
  return status === 'refunded' || (status === 'done' && has_pdf);
}

const openTasks: ReadonlySet<TaskStatus> = new Set(['queued', 'running']);

/** The source has not said its last word yet. */
export function isOpenTask({ status }: Pick<ReportTask, 'status'>): boolean {
  return openTasks.has(status);
}

const unansweredTasks: ReadonlySet<TaskStatus> = new Set(['unavailable', 'failed']);

/** The source was asked and gave no answer that could be read: says nothing about what it holds. */
export function isUnanswered({ status }: Pick<ReportTask, 'status'>): boolean {
  return unansweredTasks.has(status);
}

const answeredTasks: ReadonlySet<TaskStatus> = new Set(['found', 'nothing_found']);

/** There is something to read: at least one source has answered. */
export function isReadable({ tasks }: Pick<Report, 'tasks'>): boolean {
  return tasks.some(({ status }) => answeredTasks.has(status));
}

/** Until a source has answered the server may know it by the name of its check only, which stands above already. */
export function hasOwnSource({ source, title }: Pick<ReportTask, 'source' | 'title'>): boolean {
  return source !== '' && source !== title;
}
