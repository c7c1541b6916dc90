import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { ContentDeps } from './deps.ts';
import { sendMailingLetterJob } from './mailings/send-mailing-letter.job.ts';
import { sendMailingJob } from './mailings/send-mailing.job.ts';

export const contentHandlers = (deps: ContentDeps): JobHandlers<'mailing.send' | 'mailing.letter'> => ({
  'mailing.send': (data) => sendMailingJob(deps, data),
  'mailing.letter': (data) => sendMailingLetterJob(deps, data),
});
