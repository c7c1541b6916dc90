import { casesQueues } from '#cases/queues.ts';
import { contentQueues } from '#content/queues.ts';
import { deskQueues } from '#desk/queues.ts';
import { fulfilmentQueues } from '#fulfilment/queues.ts';
import { marketQueues } from '#market/queues.ts';
import { moneyQueues } from '#money/queues.ts';
import { orderingQueues } from '#ordering/queues.ts';
import { personalDataQueues } from '#personal-data/queues.ts';
import type { NoData } from '#platform/jobs/job-data.ts';
import { scheduled } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';
import { platformQueues } from '#platform/queues.ts';
import { registersQueues } from '#registers/queues.ts';
import { reportsQueues } from '#reports/queues.ts';
import { valuationQueues } from '#valuation/queues.ts';

declare module '#platform/jobs/job-data.ts' {
  interface JobData {
    housekeeping: NoData;
  }
}

export const queues: QueuePlans = {
  ...platformQueues,
  ...moneyQueues,
  ...registersQueues,
  ...marketQueues,
  ...valuationQueues,
  ...fulfilmentQueues,
  ...orderingQueues,
  ...reportsQueues,
  ...casesQueues,
  ...contentQueues,
  ...personalDataQueues,
  ...deskQueues,
  housekeeping: scheduled('23 * * * *'),
};
