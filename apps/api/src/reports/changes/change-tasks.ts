import type { ReportsDeps } from '../deps.ts';
import { done, refuse } from '#platform/result.ts';
import { changeReport } from './change-report.ts';
import type { ReportAsker } from './change-report.ts';
import { settleReport } from '#fulfilment/finish-task.ts';
import { canRestart, whyNotSkippable } from './report-changes.domain.ts';
import type { SkipRefusal } from './report-changes.domain.ts';
import { startAgain } from '#fulfilment/start-tasks.ts';
import { findTaskOf } from '#fulfilment/task.store.ts';
import { skipTasks } from '#fulfilment/skip-tasks.ts';

export interface TaskOfReport {
  readonly itemId: string;
  readonly taskId: string;
}

/** Restarts a task that got no answer. */
export const restartTask = (deps: ReportsDeps, asker: ReportAsker, { itemId, taskId }: TaskOfReport) =>
  changeReport<'task_not_found' | 'task_not_restartable'>(deps, asker, {
    itemId,
    action: 'report.restart',
    decide: async (tx, item) => {
      const task = await findTaskOf(tx, itemId, taskId);
      if (task === undefined) return refuse('task_not_found');
      if (!canRestart(task, item, deps.now())) return refuse('task_not_restartable');
      await startAgain(deps, tx, item, taskId, 'wish');
      return done(null);
    },
  });

/**
 * Does without a check whose data the customer does not have. It is charged only in what remains: a price named for it goes
 * back with the delivery, and when nothing was checked, the whole price.
 */
export const skipTask = (deps: ReportsDeps, asker: ReportAsker, { itemId, taskId }: TaskOfReport) =>
  changeReport<'task_not_found' | SkipRefusal>(deps, asker, {
    itemId,
    action: 'report.skip',
    decide: async (tx, item) => {
      const task = await findTaskOf(tx, itemId, taskId);
      if (task === undefined) return refuse('task_not_found');
      const refusal = whyNotSkippable(task.status);
      if (refusal !== null) return refuse(refusal);
      await skipTasks(deps, tx, { itemIds: [itemId], task, cause: 'wish' });
      await settleReport(deps, tx, item);
      return done(null);
    },
  });

/** The same for every check of the report that waits now; without any nothing changes. */
export const skipWaitingTasks = (deps: ReportsDeps, asker: ReportAsker, itemId: string) =>
  changeReport<never>(deps, asker, {
    itemId,
    action: 'report.skip',
    decide: async (tx, item) => {
      const skipped = await skipTasks(deps, tx, { itemIds: [itemId], cause: 'wish' });
      if (skipped.length > 0) await settleReport(deps, tx, item);
      return done(null);
    },
  });
