import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { FulfilmentDeps } from './deps.ts';
import { askForDataJob } from './tasks/ask-for-data.job.ts';
import { settleReportJob } from './tasks/settle-report.job.ts';
import { runTaskJob } from './tasks/run-task.job.ts';
import { sweepTasksJob } from './tasks/sweep-tasks.job.ts';

export const fulfilmentHandlers = (
  deps: FulfilmentDeps,
): JobHandlers<'report.task' | 'report.ask-data' | 'report.settle' | 'report.sweep'> => ({
  'report.task': (data, signal) => runTaskJob(deps, data, signal),
  'report.ask-data': (data) => askForDataJob(deps, data),
  'report.settle': (data) => settleReportJob(deps, data),
  'report.sweep': () => sweepTasksJob(deps),
});
