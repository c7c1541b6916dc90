import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { MoneyDeps } from './deps.ts';
import { checkPaymentJob } from './check-payment.ts';
import { applyNotificationJob } from './payments/notification.ts';
import { reconcileJob } from './payments/reconcile.job.ts';
import { sendReceiptJob } from './send-receipt.ts';
import { sendRefundJob } from './payments/send-refund.ts';
import type { moneyQueues } from './queues.ts';

export const moneyHandlers = (deps: MoneyDeps): JobHandlers<keyof typeof moneyQueues> => ({
  'payment.apply': (data) => applyNotificationJob(deps, data),
  'payment.check': (data) => checkPaymentJob(deps, data),
  'payment.reconcile': () => reconcileJob(deps),
  'refund.send': (data) => sendRefundJob(deps, data),
  'receipt.send': (data) => sendReceiptJob(deps, data),
});
