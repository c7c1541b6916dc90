import { sql } from 'kysely';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { json } from '#platform/db/columns.ts';
import { freshMemory, nextMove } from './tasks/task-memory.domain.ts';
import type { TaskMemory } from './tasks/task-memory.domain.ts';

/** A task about one of several owners sees only that owner. */
const taskMetadata = () => sql<Record<string, unknown>>`
  case when risk_owner.id is null then order_item.metadata
  else jsonb_build_object('ownersData', jsonb_build_array(risk_owner.data)) end`;

export function findTask(db: Connection, taskId: string) {
  return db
    .selectFrom('report_task')
    .innerJoin('order_item', 'order_item.id', 'report_task.item_id')
    .leftJoin('risk_owner', 'risk_owner.id', 'report_task.owner_id')
    .select([
      'report_task.id',
      'report_task.item_id',
      'report_task.type',
      'report_task.status',
      'report_task.deadline_at',
      'report_task.run',
      'report_task.ticket',
      'order_item.status as item_status',
      'order_item.order_id',
      'order_item.object_key',
      'order_item.object_address',
      taskMetadata().as('metadata'),
    ])
    .where('report_task.id', '=', taskId)
    .executeTakeFirst();
}
export type TaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/** The number of starts: it increases with a restart or added data, and results of earlier runs are dropped. */
export type TaskRun = Pick<TaskRow, 'id' | 'run'>;

/** A task with the data needed to change it; undefined when it is no task of this report. */
export function findTaskOf(db: Connection, itemId: string, taskId: string) {
  return db
    .selectFrom('report_task')
    .select(['id', 'run', 'status', 'restarts', 'source'])
    .where('id', '=', taskId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
}

// Only this module writes the column, and it contains a `TaskMemory`.
export const memoryOf = (task: Pick<TaskRow, 'ticket'>): TaskMemory => ({
  ...freshMemory,
  ...(task.ticket as TaskMemory | null),
});

export async function saveMemory(db: Connection, { id, run }: TaskRun, memory: TaskMemory): Promise<void> {
  await db
    .updateTable('report_task')
    .set({ ticket: json(memory) })
    .where('id', '=', id)
    .where('run', '=', run)
    .execute();
}

/**
 * Claims the right to ask the question, so that two runs of one task ask it once. Whoever gets `ask` or `find` is the only
 * one to ask until its answer is saved or the claim expires.
 */
export async function claimQuestion(tx: Transaction, task: TaskRun, now: Date) {
  const row = await tx
    .selectFrom('report_task')
    .select('ticket')
    .where('id', '=', task.id)
    .where('run', '=', task.run)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return { move: 'wait' as const, memory: freshMemory };
  const memory = memoryOf(row);
  const move = nextMove(memory, now);
  if (move === 'ask' || move === 'find') {
    await saveMemory(tx, task, { ...memory, state: 'asking', since: now.toISOString() });
  }
  return { move, memory };
}
