import type { Queue, WorkOptions } from 'pg-boss';
import type { JobData, JobName } from './job-data.ts';

export interface QueuePlan<Data> {
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

/** The plans of some queues; `QueuePlans` without a name: of all. */
export type QueuePlans<Name extends JobName = JobName> = {
  readonly [Each in Name]: QueuePlan<JobData[Each]>;
};

export type JobHandlers<Name extends JobName = JobName> = {
  readonly [Each in Name]: (data: JobData[Each], signal: AbortSignal) => Promise<void>;
};

/**
 * A worker that dies is noticed after ten seconds of silence, the least pg-boss allows; its jobs then run again. A job that
 * throws is tried again for about a day: what must end earlier ends by its own deadline.
 */
export const durable: Omit<Queue, 'name'> = {
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

/** One waiting job per subject: see `subject`. */
export const recurring: Omit<Queue, 'name'> = { ...durable, policy: 'short' };

/** Woken at once by the doorbell; the poll finds jobs whose time has come. */
export const prompt: WorkOptions = { batchSize: 4, burstWhenBatchFull: true, pollingIntervalSeconds: 1 };
export const unhurried: WorkOptions = { ...prompt, pollingIntervalSeconds: 3 };
export const single: WorkOptions = { pollingIntervalSeconds: 2 };

/** Runs by the clock in one process at a time. */
export const scheduled = (cron = '* * * * *') => ({
  queue: { ...durable, retryLimit: 0, policy: 'exclusive' as const },
  work: single,
  workers: 1,
  cron,
});
