import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { OrderingDeps } from './deps.ts';
import { expireOrdersJob } from './placement/expire-orders.job.ts';

export const orderingHandlers = (deps: OrderingDeps): JobHandlers<'order.expire'> => ({
  'order.expire': () => expireOrdersJob(deps),
});
