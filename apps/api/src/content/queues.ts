import { recurring, single } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

declare module '#platform/jobs/job-data.ts' {
  interface JobData {
    'mailing.send': { mailingId: string };
  }
}

export const contentQueues: QueuePlans<'mailing.send'> = {
  'mailing.send': { queue: recurring, work: single, workers: 1, subject: ({ mailingId }) => mailingId },
};
