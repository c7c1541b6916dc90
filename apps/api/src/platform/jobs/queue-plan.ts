import type { Queue, WorkOptions } from 'pg-boss';
import type { JobData, JobName } from './job-data.ts';

export interface QueuePlan<Data> {
  readonly queue: Omit<Queue, 'name'>;
  readonly work: WorkOptions;
  /** Workers in each process; each fetches batches of its own. */
  readonly workers: number;
  /** Runs on a schedule (UTC) instead of being enqueued. */
  readonly cron?: string;
  /**
   * The deduplication key of a job that reschedules itself. The queue holds at most one job for now and one for later per
   * key: a job that ran twice after a crash does not continue as two chains of jobs.
   */
  readonly subject?: (data: Data) => string;
}

/** The plans of some queues; of all queues without a type argument. */
export type QueuePlans<Name extends JobName = JobName> = {
  readonly [Each in Name]: QueuePlan<JobData[Each]>;
};

export type JobHandlers<Name extends JobName = JobName> = {
  readonly [Each in Name]: (data: JobData[Each], signal: AbortSignal) => Promise<void>;
};

/**
 * A dead worker is noticed after ten seconds without a heartbeat, the least pg-boss allows; its jobs then run again. A job
 * that throws is retried for about a day: what must end earlier has its own deadline.
 */
export const durable: Omit<Queue, 'name'> = {
  // Workers are woken by our own notification; doorbell.ts explains why not by pg-boss's.
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

/** One waiting job per subject: see `subject`. */
export const recurring: Omit<Queue, 'name'> = { ...durable, policy: 'short' };

/** Woken by a notification; polling finds jobs whose delay is over. */
export const prompt: WorkOptions = { batchSize: 4, burstWhenBatchFull: true, pollingIntervalSeconds: 1 };
export const unhurried: WorkOptions = { ...prompt, pollingIntervalSeconds: 3 };
export const single: WorkOptions = { pollingIntervalSeconds: 2 };

/** Runs on a schedule, in one process at a time. */
export const scheduled = (cron = '* * * * *') => ({
  queue: { ...durable, retryLimit: 0, policy: 'exclusive' as const },
  work: single,
  workers: 1,
  cron,
});
