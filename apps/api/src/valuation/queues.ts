import type { NoData } from '#platform/jobs/job-data.ts';
import { recurring, scheduled, unhurried } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

declare module '#platform/jobs/job-data.ts' {
  interface JobData {
    'valuation.train': NoData;
    'valuation.rate': { taskId: string };
  }
}

const nightly = scheduled('40 0 * * *');

/** At night in Moscow; also when all adverts are read, and by the first valuation while there is no model. One at a time. */
export const valuationQueues: QueuePlans<'valuation.train' | 'valuation.rate'> = {
  'valuation.train': { ...nightly, queue: { ...nightly.queue, expireInSeconds: 1200 } },
  'valuation.rate': { queue: recurring, work: unhurried, workers: 1, subject: ({ taskId }) => taskId },
};
