import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { ContentDeps } from './deps.ts';
import { sendMailingJob } from './mailings/send-mailing.job.ts';

export const contentHandlers = (deps: ContentDeps): JobHandlers<'mailing.send'> => ({
  'mailing.send': (data) => sendMailingJob(deps, data),
});
