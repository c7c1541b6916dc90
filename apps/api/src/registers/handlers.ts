import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { RegistersDeps } from './deps.ts';
import { watchSourcesJob } from './watch/watch-sources.job.ts';

export const registersHandlers = (deps: RegistersDeps): JobHandlers<'sources.watch'> => ({
  'sources.watch': () => watchSourcesJob(deps),
});
