import { moveItem } from './move-item.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from './deps.ts';
import { planTask } from './start-items.ts';
import { movedBy } from './task-status.domain.ts';
import type { TaskType } from '#registers/task-type.ts';
import { json } from '#platform/db/columns.ts';
import { memoryOf } from './task.store.ts';
import { memoryOfNextRun } from './tasks/task-memory.domain.ts';
import type { TaskMemory } from './tasks/task-memory.domain.ts';

type StartedItem = { readonly id: string };

/** Creates tasks after payment; the report is in progress again. */
export async function startTasks(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: StartedItem,
  types: readonly TaskType[],
  ownerId: string | null,
): Promise<void> {
  const now = deps.now();
  const tasks = types.map((type) => planTask(deps, now, type, ownerId));
  await tx
    .insertInto('report_task')
    .values(
      tasks.map((task) => ({
        ...task,
        deadline_at: new Date(task.deadline_at),
        item_id: item.id,
        status: 'queued' as const,
        created_at: now,
        started_at: null,
        finished_at: null,
        source_date: null,
        missing_requirements: '[]',
        ticket: null,
        file_hash: null,
        result: null,
      })),
    )
    .execute();
  await moveItem(tx, item.id, 'resumed', now);
  await deps.enqueue(
    tx,
    'report.task',
    tasks.map(({ id }) => ({ taskId: id })),
  );
}

/**
 * Why a task is restarted. Restarts by the customer are counted, because sources are paid each time. The staff also restarts what is
 * under way.
 */
type Cause = 'wish' | 'data' | 'staff';

interface StartedRun {
  /** Its number. */
  readonly run: number;
  readonly memory: TaskMemory;
}

/** Restarts a task that has ended or waits; anything its earlier run still does is dropped. */
export async function startAgain(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: StartedItem,
  taskId: string,
  cause: Cause,
): Promise<StartedRun> {
  const now = deps.now();
  const { type, ticket } = await tx
    .selectFrom('report_task')
    .select(['type', 'ticket'])
    .where('id', '=', taskId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const memory = memoryOfNextRun(memoryOf({ ticket }), cause !== 'data');
  const { run } = await tx
    .updateTable('report_task')
    .set((row) => ({
      status: 'queued',
      run: row('run', '+', 1),
      starts: row('starts', '+', 1),
      restarts: row('restarts', '+', cause === 'wish' ? 1 : 0),
      attempts: 0,
      started_at: null,
      finished_at: null,
      deadline_at: new Date(planTask(deps, now, type, null).deadline_at),
      source: '',
      source_date: null,
      reason: '',
      missing_requirements: '[]',
      ticket: json(memory),
      file_hash: null,
      result: null,
    }))
    .where('id', '=', taskId)
    .where('status', 'in', cause === 'staff' ? [...movedBy('sent_again'), 'queued'] : movedBy('asked_again'))
    .returning('run')
    .executeTakeFirstOrThrow();
  await moveItem(tx, item.id, 'resumed', now);
  await deps.enqueue(tx, 'report.task', [{ taskId }]);
  return { run, memory };
}
