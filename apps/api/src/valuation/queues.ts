import type { NoData } from '#platform/jobs/job-data.ts';
import { scheduled } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

declare module '#platform/jobs/job-data.ts' {
  interface JobData {
    'valuation.train': NoData;
  }
}

const nightly = scheduled('40 0 * * *');

/** At night in Moscow; also asked for by the first valuation while there is no model. One at a time. */
export const valuationQueues: QueuePlans<'valuation.train'> = {
  'valuation.train': { ...nightly, queue: { ...nightly.queue, expireInSeconds: 1200 } },
};
