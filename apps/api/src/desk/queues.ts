import type { NoData } from '#platform/jobs/job-data.ts';
import { scheduled } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

interface DeskJobs {
  'numbers.fold': NoData;
}

declare module '#platform/jobs/job-data.ts' {
  interface JobData extends DeskJobs {}
}

export const deskQueues: QueuePlans<keyof DeskJobs> = { 'numbers.fold': scheduled() };
