import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { JobName } from '../jobs/job-data.ts';

/** Called when a job of this process has ended. */
export type OnJob = (job: {
  readonly name: JobName;
  readonly seconds: number;
  readonly isDone: boolean;
}) => void;

/** What jobs of this process took, by queue. */
export function createJobMetrics(registry: Registry): OnJob {
  const histogram = new Histogram({
    name: 'proverka_job_seconds',
    help: 'What jobs took: done, or failed and tried again',
    labelNames: ['queue', 'result'] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 10, 30, 120],
    registers: [registry],
  });
  return ({ name, seconds, isDone }) =>
    histogram.observe({ queue: name, result: isDone ? 'done' : 'failed' }, seconds);
}
