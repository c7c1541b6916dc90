import type { NoData } from '#platform/jobs/job-data.ts';
import { durable, prompt, recurring, scheduled, unhurried } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

interface FulfilmentJobs {
  'report.task': { taskId: string };
  /** A report was completed or its content changed; the room that renders reports handles it. */
  'report.pdf': { itemId: string };
  'report.ask-data': { itemId: string };
  'report.settle': { itemId: string };
  'report.sweep': NoData;
}

declare module '#platform/jobs/job-data.ts' {
  interface JobData extends FulfilmentJobs {}
}

export const fulfilmentQueues: QueuePlans<keyof FulfilmentJobs> = {
  'report.task': { queue: recurring, work: prompt, workers: 4, subject: ({ taskId }) => taskId },
  'report.pdf': {
    queue: durable,
    work: { ...unhurried, batchSize: 1, burstWhenBatchFull: false },
    workers: 1,
  },
  'report.ask-data': { queue: recurring, work: unhurried, workers: 1, subject: ({ itemId }) => itemId },
  'report.settle': { queue: recurring, work: prompt, workers: 1, subject: ({ itemId }) => itemId },
  'report.sweep': scheduled(),
};
