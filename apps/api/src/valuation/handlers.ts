import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { ValuationDeps } from './deps.ts';
import { rateTaskJob } from './tasks/rate-task.job.ts';
import { trainModelJob } from './training/train-model.job.ts';

export const valuationHandlers = (
  deps: ValuationDeps,
): JobHandlers<'valuation.train' | 'valuation.rate'> => ({
  'valuation.train': (_data, signal) => trainModelJob(deps, signal),
  'valuation.rate': (data, signal) => rateTaskJob(deps, data, signal),
});
