import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { lockItem } from '../item.store.ts';
import type { LockedItem } from '../item.store.ts';
import { lockAsRead } from '../order-version.ts';
import { notifyReportChanged } from '../report-changed.ts';
import { orderOfItem } from '../report-items.ts';
import { ordersDocument, taskActsOf } from '../task-acts.domain.ts';
import type { TaskAct } from '../task-acts.domain.ts';

/** An act of the staff about one task, on the order as it was read. */
export interface TaskWish {
  readonly order_item_id: string;
  readonly task_id: string;
  readonly version: string;
  readonly reason: string;
}

interface ActedTask {
  readonly id: string;
  readonly type: string;
  readonly status: string;
}

export type TaskRefusal =
  | 'item_not_found'
  | 'order_changed'
  | 'task_not_found'
  | 'task_ended'
  | 'task_not_document';
export interface Ok {
  readonly ok: true;
}

interface Act<Code extends 'ticket_taken'> {
  readonly act: TaskAct;
  readonly event: 'task.sent_again' | 'task.number_attached' | 'task.answered_by_hand';
  readonly carryOut: (tx: Transaction, item: LockedItem, task: ActedTask) => Promise<Result<true, Code>>;
}

/** Locks the order, checks that it is as it was read and that the act fits the task, carries it out and writes it into the journal. */
export async function actOnTask<Code extends 'ticket_taken' = never>(
  deps: FulfilmentDeps,
  caller: Caller,
  wish: TaskWish,
  { act, event, carryOut }: Act<Code>,
): Promise<Result<Ok, TaskRefusal | Code>> {
  return inTransaction<Result<Ok, TaskRefusal | Code>>(deps.db, async (tx) => {
    const orderId = await orderOfItem(tx, wish.order_item_id);
    if (orderId === undefined) return refuse('item_not_found');
    const asRead = await lockAsRead(tx, orderId, wish.version);
    if (!asRead.ok) return asRead;
    const item = await lockItem(tx, wish.order_item_id);
    const task = item && (await findActedTask(tx, item.id, wish.task_id));
    if (item === undefined || task === undefined) return refuse('task_not_found');
    if (act !== 'send_again' && !ordersDocument(task, item)) return refuse('task_not_document');
    if (!taskActsOf(task, item).includes(act)) return refuse('task_ended');
    const carried = await carryOut(tx, item, task);
    if (!carried.ok) return carried;
    await recordEvent(deps, tx, caller, {
      event,
      ownerId: item.userId,
      subject: item.id,
      reason: wish.reason,
      after: { task_id: task.id, ...(event === 'task.sent_again' && { was: task.status }) },
    });
    notifyReportChanged(tx, item.id);
    return done({ ok: true });
  });
}

const findActedTask = (tx: Transaction, itemId: string, taskId: string) =>
  tx
    .selectFrom('report_task')
    .select(['id', 'type', 'status', 'run'])
    .where('item_id', '=', itemId)
    .where('id', '=', taskId)
    .executeTakeFirst();
