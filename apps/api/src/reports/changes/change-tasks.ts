import type { ReportsDeps } from '../deps.ts';
import { done, refuse } from '#platform/result.ts';
import { changeReport } from './change-report.ts';
import type { ReportAsker } from './change-report.ts';
import { saveOutcome, settleReport } from '#fulfilment/finish-task.ts';
import { canRestart } from './report-changes.domain.ts';
import { startAgain } from '#fulfilment/start-tasks.ts';
import { outcome } from '#registers/step.ts';
import { findTaskOf } from '#fulfilment/task.store.ts';

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

/** Finishes the report without a check whose data the customer does not have. When nothing was checked the money is returned. */
export const skipTask = (deps: ReportsDeps, asker: ReportAsker, { itemId, taskId }: TaskOfReport) =>
  changeReport<'task_not_found' | 'task_not_waiting'>(deps, asker, {
    itemId,
    action: 'report.skip',
    decide: async (tx, item) => {
      const task = await findTaskOf(tx, itemId, taskId);
      if (task === undefined) return refuse('task_not_found');
      if (task.status !== 'needs_data') return refuse('task_not_waiting');
      const reason = 'Проверка пропущена: данных, которые нужны источнику, нет.';
      await saveOutcome(deps, tx, task, outcome('failed', { reason, source: task.source }));
      await settleReport(deps, tx, item);
      return done(null);
    },
  });
