import type { NoData } from '#platform/jobs/job-data.ts';
import { durable, prompt, scheduled, single } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

interface PersonalDataJobs {
  'personal-data.export': { exportId: string };
  'personal-data.request-code': { requestId: string };
  'personal-data.duties': NoData;
  'personal-data.sweep': NoData;
}

declare module '#platform/jobs/job-data.ts' {
  interface JobData extends PersonalDataJobs {}
}

export const personalDataQueues: QueuePlans<keyof PersonalDataJobs> = {
  'personal-data.export': { queue: durable, work: single, workers: 1 },
  // A message costs money and cannot be taken back: it is not sent again.
  'personal-data.request-code': { queue: { ...durable, retryLimit: 2 }, work: prompt, workers: 1 },
  'personal-data.duties': scheduled('47 * * * *'),
  'personal-data.sweep': scheduled('37 * * * *'),
};
