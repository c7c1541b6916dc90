import type { NoData } from '#platform/jobs/job-data.ts';
import { scheduled } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

declare module '#platform/jobs/job-data.ts' {
  interface JobData {
    'order.expire': NoData;
  }
}

export const orderingQueues: QueuePlans<'order.expire'> = { 'order.expire': scheduled() };
