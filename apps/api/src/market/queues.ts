import type { NoData } from '#platform/jobs/job-data.ts';
import { scheduled } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

declare module '#platform/jobs/job-data.ts' {
  interface JobData {
    'adverts.read': NoData;
  }
}

export const marketQueues: QueuePlans<'adverts.read'> = { 'adverts.read': scheduled() };
