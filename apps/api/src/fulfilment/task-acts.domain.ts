import type { taskActs } from '@proverka/contract/order-tasks';
import type { ItemStatus, OrderStatus } from '@proverka/contract/order-list';
import type { TaskStatus } from '@proverka/contract/report';
import type { SubjectKind } from '@proverka/contract/subject';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { isExtractTask } from '#registers/task-type.ts';
import { isAwaitingPayment } from './order-status.domain.ts';
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
const isOpenToWork = ({ status, closedAt }: Pick<WorkedItem, 'status' | 'closedAt'>): boolean =>
  closedAt === null && status !== 'created' && status !== 'failed' && status !== 'refunded';

const isUnanswered = ({ status }: WorkedTask): boolean =>
  status === 'queued' || decideTask(status, 'sent_again') !== null;

interface CorrectableItem extends Omit<WorkedItem, 'objectKey'> {
  readonly orderStatus: OrderStatus;
  readonly kind: SubjectKind;
  /** Of a product about several owners, who are corrected one by one. */
  readonly ownerTasks: readonly string[];
}

/**
 * What an item is about may be corrected by the staff: before it is paid, and while it is worked on. A delivered document is about
 * its object for good; a delivered check may be made anew.
 */
export function canCorrect({ orderStatus, kind, ownerTasks, ...item }: CorrectableItem): boolean {
  if (ownerTasks.length > 0) return false;
  if (item.status === 'created') return isAwaitingPayment(orderStatus);
  return isOpenToWork(item) && (kind !== 'object' || item.status !== 'done');
}

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
