import type { Queue, WorkOptions } from 'pg-boss';

/** What every job is told. Only ids: the job reads the rows as they are when it runs. */
export interface JobData {
  'report.task': { taskId: string };
  'report.pdf': { itemId: string };
  'report.sweep': Record<string, never>;
  'report.destroy': Record<string, never>;
  'payment.apply': { notificationId: string };
  'payment.check': { paymentId: string };
  'payment.reconcile': Record<string, never>;
  'order.expire': Record<string, never>;
  'refund.send': { refundId: string };
  'receipt.send': { receiptId: string };
  'mail.send': { mailId: string };
  housekeeping: Record<string, never>;
}

export type JobName = keyof JobData;

interface QueuePlan<Data> {
  readonly queue: Omit<Queue, 'name'>;
  readonly work: WorkOptions;
  /** Runs by the clock (UTC) instead of being enqueued. */
  readonly cron?: string;
  /**
   * What a job that comes again later is about. The queue then holds one waiting job for now and one for later per
   * subject: a job that ran twice after a crash does not go on as two chains of jobs.
   */
  readonly subject?: (data: Data) => string;
}

// A worker that dies is noticed after ten seconds of silence, the least pg-boss allows; its jobs then run again. A job
// that throws is tried again for about a day: what must end earlier ends by its own deadline.
const durable: Omit<Queue, 'name'> = {
  notify: true,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retryLimit: 300,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 60 * 86_400,
  deleteAfterSeconds: 86_400,
};

// Woken by NOTIFY at once; the poll finds jobs whose time has come.
const prompt: WorkOptions = {
  localConcurrency: 4,
  batchSize: 4,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 0.5,
};
const modest: WorkOptions = { ...prompt, localConcurrency: 2 };
const single: WorkOptions = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

// One waiting job per subject: see `subject`.
const recurring: Omit<Queue, 'name'> = { ...durable, policy: 'short' };

const everyMinute = {
  queue: { ...durable, retryLimit: 0, policy: 'exclusive' },
  work: single,
  cron: '* * * * *',
};

export const queues: { readonly [Name in JobName]: QueuePlan<JobData[Name]> } = {
  'report.task': { queue: recurring, work: prompt, subject: ({ taskId }) => taskId },
  'report.pdf': { queue: durable, work: { ...modest, batchSize: 1, localConcurrency: 1 } },
  'report.sweep': everyMinute,
  'report.destroy': { ...everyMinute, cron: '7 * * * *' },
  'payment.apply': { queue: durable, work: prompt },
  'payment.check': { queue: recurring, work: modest, subject: ({ paymentId }) => paymentId },
  'payment.reconcile': everyMinute,
  'order.expire': everyMinute,
  'refund.send': { queue: recurring, work: modest, subject: ({ refundId }) => refundId },
  'receipt.send': { queue: durable, work: modest },
  'mail.send': { queue: durable, work: modest },
  housekeeping: { ...everyMinute, cron: '23 * * * *' },
};

export const jobNames = Object.keys(queues) as JobName[];
