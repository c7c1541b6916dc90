import type { ItemStatus } from '@proverka/contract/order-list';
import type { WorkedTask } from '@proverka/contract/order-tasks';
import type { TaskStatus } from '@proverka/contract/report';
import { kopecks, toRubles } from '@proverka/validation/money';
import { isStuck, stuckTerms } from '#fulfilment/stuck.ts';
import { taskActsOf } from '#fulfilment/task-acts.domain.ts';
import { memoryOf } from '#fulfilment/task.store.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { done } from '#platform/result.ts';
import { taskTitle } from '#registers/task-type.ts';
import type { DeskDeps } from '../deps.ts';

interface Row {
  readonly id: string;
  readonly item_id: string;
  readonly type: string;
  readonly status: TaskStatus;
  readonly source: string;
  readonly attempts: number;
  readonly starts: number;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly deadline_at: Date;
  readonly ticket: unknown;
  readonly reason: string;
  readonly cost: number;
  readonly item_status: ItemStatus;
  readonly object_key: string;
  readonly closed_at: Date | null;
}

const TASKS = statement<{ itemIds: readonly string[] }, Row>(`
  select t.id, t.item_id, t.type, t.status, t.source, t.attempts, t.starts, t.started_at, t.finished_at, t.deadline_at, t.ticket,
    t.reason, t.cost, i.status as item_status, i.object_key, rr.finished_at as closed_at
  from report_task t join order_item i on i.id = t.item_id join product p on p.id = i.product_id
  left join risk_report rr on rr.item_id = i.id left join risk_owner w on w.id = t.owner_id
  where t.item_id = any(:itemIds::uuid[])
  order by i.order_id, i.position, w.position nulls first,
    array_position(case when t.owner_id is null then p.tasks else p.owner_tasks end, t.type), t.created_at, t.id
  limit 2000`);

/** The tasks of these items in the order of their reports; nothing of whom they are about. */
export async function listTasks(deps: DeskDeps, caller: Caller, itemIds: readonly string[]) {
  const event = { event: 'desk.read', ownerId: null, subject: 'tasks', after: { desk: 'tasks' } } as const;
  await recordEvent(deps, deps.db, caller, event);
  const rows = await TASKS(deps.db, { itemIds });
  const [terms, now] = [stuckTerms(deps), deps.now()];
  return done({ tasks: rows.map((row) => viewTask(row, isStuck(row, terms, now))) });
}

function viewTask(row: Row, isTaskStuck: boolean): WorkedTask {
  const { ticket, silence } = memoryOf({ ticket: row.ticket });
  return {
    task_id: row.id,
    order_item_id: row.item_id,
    title: taskTitle(row.type),
    status: row.status,
    source: row.source,
    attempts: row.attempts,
    starts: row.starts,
    started_date: row.started_at?.toISOString() ?? null,
    finished_date: row.finished_at?.toISOString() ?? null,
    deadline: row.deadline_at.toISOString(),
    ticket,
    reason: row.reason || (row.finished_at === null ? (silence ?? '') : ''),
    cost: toRubles(kopecks(row.cost)),
    is_stuck: isTaskStuck,
    acts: taskActsOf(row, { status: row.item_status, closedAt: row.closed_at, objectKey: row.object_key }),
  };
}
