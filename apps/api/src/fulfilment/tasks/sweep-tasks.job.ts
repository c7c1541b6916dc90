import { inTransaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from '../deps.ts';

/** Every minute: tasks past their deadline get a final run, which gives them up even if their jobs were lost. */
export async function sweepTasksJob(deps: FulfilmentDeps): Promise<void> {
  const overdue = await deps.db
    .selectFrom('report_task')
    .select('id')
    .where('status', 'in', ['queued', 'running', 'needs_data'])
    .where('deadline_at', '<', deps.now())
    .limit(500)
    .execute();
  if (overdue.length === 0) return;
  await inTransaction(deps.db, (tx) =>
    deps.enqueue(
      tx,
      'report.task',
      overdue.map(({ id }) => ({ taskId: id })),
    ),
  );
}
