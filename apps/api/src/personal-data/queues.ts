import type { NoData } from '#platform/jobs/job-data.ts';
import { durable, scheduled, single } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

interface PersonalDataJobs {
  'personal-data.export': { exportId: string };
  'personal-data.duties': NoData;
  'personal-data.sweep': NoData;
}

declare module '#platform/jobs/job-data.ts' {
  interface JobData extends PersonalDataJobs {}
}

export const personalDataQueues: QueuePlans<keyof PersonalDataJobs> = {
  'personal-data.export': { queue: durable, work: single, workers: 1 },
  'personal-data.duties': scheduled('47 * * * *'),
  'personal-data.sweep': scheduled('37 * * * *'),
};
