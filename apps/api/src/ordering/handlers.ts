import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { OrderingDeps } from './deps.ts';
import { expireOrdersJob } from './placement/expire-orders.job.ts';
import type { orderingQueues } from './queues.ts';
import { recountReferralJob } from './top-up/recount-referral.job.ts';

export const orderingHandlers = (deps: OrderingDeps): JobHandlers<keyof typeof orderingQueues> => ({
  'order.expire': () => expireOrdersJob(deps),
  'referral.recount': (data) => recountReferralJob(deps, data),
});
