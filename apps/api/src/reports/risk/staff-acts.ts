import type { OwnerItemStatus } from '@proverka/contract/risk-desk';
import type { ReportTaskRow } from '#fulfilment/report.store.ts';
import { readTasks } from '#fulfilment/report.store.ts';
import { skipTasks } from '#fulfilment/skip-tasks.ts';
import { startAgain } from '#fulfilment/start-tasks.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { changeReport } from './change-report.ts';
import type { Asker } from './change-report.ts';
import { settleWithout } from './owners.ts';
import { itemOfOwner } from './risk.store.ts';
import type { RiskItem } from './risk.store.ts';

const isWithoutAnswer = ({ status }: ReportTaskRow): boolean =>
  status === 'unavailable' || status === 'failed';

/** Asks every source of the report again that did not answer. */
export const restartReport = (deps: ReportsDeps, asker: Asker, itemId: string) =>
  changeReport<'task_not_restartable'>(deps, asker, {
    itemId,
    action: 'risk.restart_report',
    decide: async (tx, item) => {
      const count = await restart(deps, tx, item, isWithoutAnswer);
      return count === 0 ? refuse('task_not_restartable') : done(null);
    },
  });

async function restart(
  deps: ReportsDeps,
  tx: Transaction,
  item: RiskItem,
  isMeant: (task: ReportTaskRow) => boolean,
): Promise<number> {
  const tasks = (await readTasks(tx, item.id)).filter(isMeant);
  // The buyer's own restarts stay: this one is ours.
  for (const { id } of tasks) await startAgain(deps, tx, item, id, 'data');
  return tasks.length;
}

/** Moves an owner's checks on: those without an answer are asked again, or those that wait for data are done without. */
export async function setOwnerStatus(
  deps: ReportsDeps,
  asker: Asker,
  ownerId: string,
  status: OwnerItemStatus,
) {
  const itemId = await itemOfOwner(deps.db, ownerId);
  if (itemId === undefined) return refuse('owner_not_found');
  return changeReport<'owner_not_found' | 'task_not_restartable' | 'task_not_waiting'>(deps, asker, {
    itemId,
    action: `risk.owner_${status}`,
    decide: async (tx, item) => {
      if (status === 'skipped') return skipOfOwner(deps, tx, item, ownerId);
      const count = await restart(
        deps,
        tx,
        item,
        (task) => task.owner_id === ownerId && isWithoutAnswer(task),
      );
      return count === 0 ? refuse('task_not_restartable') : done(null);
    },
  });
}

async function skipOfOwner(deps: ReportsDeps, tx: Transaction, item: RiskItem, ownerId: string) {
  const waiting = await tx
    .selectFrom('report_task')
    .select(['id', 'run'])
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'needs_data')
    .execute();
  if (waiting.length === 0) return refuse('task_not_waiting');
  for (const task of waiting) await skipTasks(deps, tx, { itemIds: [item.id], task, cause: 'wish' });
  await settleWithout(deps, tx, item);
  return done(null);
}
