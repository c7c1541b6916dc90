import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { DeskDeps } from './deps.ts';
import { foldNumbersJob } from './numbers/fold-numbers.job.ts';

export const deskHandlers = (deps: DeskDeps): JobHandlers<'numbers.fold'> => ({
  'numbers.fold': () => foldNumbersJob(deps),
});
