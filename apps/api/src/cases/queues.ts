import type { NoData } from '#platform/jobs/job-data.ts';
import { scheduled } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

declare module '#platform/jobs/job-data.ts' {
  interface JobData {
    'cases.sweep': NoData;
  }
}

export const casesQueues: QueuePlans<'cases.sweep'> = { 'cases.sweep': scheduled() };
