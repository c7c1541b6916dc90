import type { Deps } from '../deps.ts';
import { expireOrdersJob } from '../orders/expire-orders.job.ts';
import { checkPaymentJob } from '../payments/check-payment.ts';
import { applyNotificationJob } from '../payments/notification.ts';
import { reconcileJob } from '../payments/reconcile.job.ts';
import { sendReceiptJob } from '../payments/send-receipt.ts';
import { sendRefundJob } from '../payments/send-refund.ts';
import type { JobHandlers } from './jobs.ts';

/** Every job by its queue; each may run twice or stop midway and leaves the same as if it had run once. */
export function createHandlers(deps: Deps): JobHandlers {
  const later = () => Promise.resolve();
  return {
    'report.task': later,
    'report.pdf': later,
    'report.sweep': later,
    'report.destroy': later,
    'payment.apply': (data) => applyNotificationJob(deps, data),
    'payment.check': (data) => checkPaymentJob(deps, data),
    'payment.reconcile': () => reconcileJob(deps),
    'order.expire': () => expireOrdersJob(deps),
    'refund.send': (data) => sendRefundJob(deps, data),
    'receipt.send': (data) => sendReceiptJob(deps, data),
    'mail.send': later,
    housekeeping: later,
  };
}
