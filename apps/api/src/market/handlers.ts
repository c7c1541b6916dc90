import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { MarketDeps } from './deps.ts';
import { readAdvertsJob } from './reading/read-adverts.job.ts';

export const marketHandlers = (deps: MarketDeps): JobHandlers<'adverts.read'> => ({
  'adverts.read': (_data, signal) => readAdvertsJob(deps, signal),
});
