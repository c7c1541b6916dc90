import type { ItemStatus } from '@proverka/contract/order-list';
import type { taskActs } from '@proverka/contract/order-tasks';
import type { TaskStatus } from '@proverka/contract/report';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { isExtractTask } from '#registers/task-type.ts';
import { decideTask } from './task-status.domain.ts';

export type TaskAct = (typeof taskActs)[number];

interface WorkedTask {
  readonly type: string;
  readonly status: TaskStatus;
}

interface WorkedItem {
  readonly status: ItemStatus;
  /** When its owner declared the report finished. */
  readonly closedAt: Date | null;
  readonly objectKey: string;
}

/** Work may still be done for it: it is paid, and its money has not gone back. */
const isOpenToWork = ({ status, closedAt }: WorkedItem): boolean =>
  closedAt === null && status !== 'created' && status !== 'failed' && status !== 'refunded';

const isUnanswered = ({ status }: WorkedTask): boolean =>
  status === 'queued' || decideTask(status, 'sent_again') !== null;

/** It orders a document about one object, whose number is known. */
export const ordersDocument = ({ type }: WorkedTask, { objectKey }: WorkedItem): boolean =>
  isExtractTask(type) && isCadastralNumber(objectKey);

/** What the staff may do about a task. */
export function taskActsOf(task: WorkedTask, item: WorkedItem): TaskAct[] {
  if (!isOpenToWork(item)) return [];
  const isOpen = isUnanswered(task);
  return [
    ...(isOpen ? (['send_again'] as const) : []),
    ...(isOpen && ordersDocument(task, item) ? (['attach_order', 'manual_update'] as const) : []),
  ];
}
