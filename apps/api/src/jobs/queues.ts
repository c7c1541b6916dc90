import type { Queue, WorkOptions } from 'pg-boss';
import { mailConnections } from '../mail/mailer.ts';

/** What every job is told. Only ids: the job reads the rows as they are when it runs. */
export interface JobData {
  'report.task': { taskId: string };
  'preview.task': { previewId: string; type: string };
  'report.pdf': { itemId: string };
  'report.ask-data': { itemId: string };
  'report.sweep': Record<string, never>;
  'report.destroy': Record<string, never>;
  'payment.apply': { notificationId: string };
  'payment.check': { paymentId: string };
  'payment.reconcile': Record<string, never>;
  'order.expire': Record<string, never>;
  'refund.send': { refundId: string };
  'receipt.send': { receiptId: string };
  'mail.send': { mailId: string };
  'mailing.send': { mailingId: string };
  'wholesale.expire': Record<string, never>;
  'expert.write': { conclusionId: string };
  'risk.conclude': { conclusionId: string };
  'expert.expire': Record<string, never>;
  'personal-data.export': { exportId: string };
  'personal-data.sweep': Record<string, never>;
  housekeeping: Record<string, never>;
}

export type JobName = keyof JobData;

interface QueuePlan<Data> {
  readonly queue: Omit<Queue, 'name'>;
  readonly work: WorkOptions;
  /** Workers in each process; every one takes a batch of its own. */
  readonly workers: number;
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
  // Our own doorbell wakes the workers: see doorbell.ts for why not the queue's.
  notify: false,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retryLimit: 300,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 60 * 86_400,
  deleteAfterSeconds: 86_400,
};

// Woken at once by the doorbell; the poll finds jobs whose time has come.
const prompt: WorkOptions = { batchSize: 4, burstWhenBatchFull: true, pollingIntervalSeconds: 1 };
const unhurried: WorkOptions = { ...prompt, pollingIntervalSeconds: 3 };
const single: WorkOptions = { pollingIntervalSeconds: 2 };

// One waiting job per subject: see `subject`.
const recurring: Omit<Queue, 'name'> = { ...durable, policy: 'short' };

const everyMinute = {
  queue: { ...durable, retryLimit: 0, policy: 'exclusive' },
  work: single,
  workers: 1,
  cron: '* * * * *',
};

export const queues: { readonly [Name in JobName]: QueuePlan<JobData[Name]> } = {
  'report.task': { queue: recurring, work: prompt, workers: 4, subject: ({ taskId }) => taskId },
  'preview.task': {
    queue: { ...recurring, retryLimit: 5 },
    work: prompt,
    workers: 2,
    subject: ({ previewId, type }) => `${previewId} ${type}`,
  },
  'report.pdf': {
    queue: durable,
    work: { ...unhurried, batchSize: 1, burstWhenBatchFull: false },
    workers: 1,
  },
  'report.ask-data': { queue: recurring, work: unhurried, workers: 1, subject: ({ itemId }) => itemId },
  'report.sweep': everyMinute,
  'report.destroy': { ...everyMinute, cron: '7 * * * *' },
  'payment.apply': { queue: durable, work: prompt, workers: 4 },
  'payment.check': { queue: recurring, work: prompt, workers: 2, subject: ({ paymentId }) => paymentId },
  'payment.reconcile': everyMinute,
  'order.expire': everyMinute,
  'refund.send': { queue: recurring, work: prompt, workers: 2, subject: ({ refundId }) => refundId },
  'receipt.send': { queue: durable, work: unhurried, workers: 2 },
  // As many at once as there are connections to the mail server: a letter that waits for one holds none to the database.
  'mail.send': { queue: durable, work: { ...unhurried, batchSize: 1 }, workers: mailConnections },
  'mailing.send': { queue: recurring, work: single, workers: 1, subject: ({ mailingId }) => mailingId },
  'expert.write': { queue: { ...durable, retryLimit: 20 }, work: single, workers: 1 },
  'risk.conclude': { queue: durable, work: single, workers: 1 },
  'expert.expire': { ...everyMinute, cron: '17 * * * *' },
  'wholesale.expire': { ...everyMinute, cron: '*/5 * * * *' },
  'personal-data.export': { queue: durable, work: single, workers: 1 },
  'personal-data.sweep': { ...everyMinute, cron: '37 * * * *' },
  housekeeping: { ...everyMinute, cron: '23 * * * *' },
};

export const jobNames = Object.keys(queues) as JobName[];
