import { durable, recurring, single, unhurried } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

declare module '#platform/jobs/job-data.ts' {
  interface JobData {
    'mailing.send': { mailingId: string };
    'mailing.letter': { mailId: string; mailingId: string; userId: string };
  }
}

export const contentQueues: QueuePlans<'mailing.send' | 'mailing.letter'> = {
  'mailing.send': { queue: recurring, work: single, workers: 1, subject: ({ mailingId }) => mailingId },
  // One by one, so that a stop comes between two letters.
  'mailing.letter': { queue: durable, work: { ...unhurried, batchSize: 1 }, workers: 1 },
};
