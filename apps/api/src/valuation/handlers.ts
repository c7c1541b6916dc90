import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { ValuationDeps } from './deps.ts';
import { trainModelJob } from './training/train-model.job.ts';

export const valuationHandlers = (deps: ValuationDeps): JobHandlers<'valuation.train'> => ({
  'valuation.train': (_data, signal) => trainModelJob(deps, signal),
});
