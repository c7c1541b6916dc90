import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import type { MoneyDeps } from './deps.ts';
import { checkPaymentJob } from './payments/check-payment.job.ts';
import { applyNotificationJob } from './payments/apply-notification.job.ts';
import { reconcileJob } from './payments/reconcile.job.ts';
import { sendReceiptJob } from './payments/send-receipt.job.ts';
import { sendRefundJob } from './payments/send-refund.job.ts';
import type { moneyQueues } from './queues.ts';

export const moneyHandlers = (deps: MoneyDeps): JobHandlers<keyof typeof moneyQueues> => ({
  'payment.apply': (data) => applyNotificationJob(deps, data),
  'payment.check': (data) => checkPaymentJob(deps, data),
  'payment.reconcile': () => reconcileJob(deps),
  'refund.send': (data) => sendRefundJob(deps, data),
  'receipt.send': (data) => sendReceiptJob(deps, data),
});
