import type { NoData } from '#platform/jobs/job-data.ts';
import { durable, prompt, recurring, scheduled, single } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

interface ReportsJobs {
  'preview.task': { previewId: string; type: string };
  'report.destroy': NoData;
  'expert.write': { conclusionId: string };
  'expert.expire': NoData;
  'risk.conclude': { conclusionId: string };
  'wholesale.expire': NoData;
  'seller-extract.expire': NoData;
  'consent.send': { consentId: string; isReminder: boolean };
  'consent.expire': NoData;
}

declare module '#platform/jobs/job-data.ts' {
  interface JobData extends ReportsJobs {}
}

export const reportsQueues: QueuePlans<keyof ReportsJobs> = {
  'preview.task': {
    queue: { ...recurring, retryLimit: 5 },
    work: prompt,
    workers: 2,
    subject: ({ previewId, type }) => `${previewId} ${type}`,
  },
  'report.destroy': scheduled('7 * * * *'),
  'expert.write': { queue: { ...durable, retryLimit: 20 }, work: single, workers: 1 },
  'expert.expire': scheduled('17 * * * *'),
  'risk.conclude': { queue: durable, work: single, workers: 1 },
  'wholesale.expire': scheduled('*/5 * * * *'),
  'seller-extract.expire': scheduled('*/10 * * * *'),
  // A message costs money and cannot be taken back: it is not sent again.
  'consent.send': { queue: { ...durable, retryLimit: 2 }, work: prompt, workers: 1 },
  'consent.expire': scheduled('*/5 * * * *'),
};
