import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { CasesDeps } from './deps.ts';
import { sweepCasesJob } from './sweep-cases.job.ts';

export const casesHandlers = (deps: CasesDeps): JobHandlers<'cases.sweep'> => ({
  'cases.sweep': () => sweepCasesJob(deps),
});
