import type { NoData } from '#platform/jobs/job-data.ts';
import { durable, scheduled, unhurried } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

interface OrderingJobs {
  'order.expire': NoData;
  'referral.recount': { referrerId: string };
}

declare module '#platform/jobs/job-data.ts' {
  interface JobData extends OrderingJobs {}
}

export const orderingQueues: QueuePlans<keyof OrderingJobs> = {
  'order.expire': scheduled(),
  'referral.recount': { queue: durable, work: unhurried, workers: 1 },
};
