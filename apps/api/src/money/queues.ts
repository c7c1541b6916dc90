import type { NoData } from '#platform/jobs/job-data.ts';
import { durable, prompt, recurring, scheduled, unhurried } from '#platform/jobs/queue-plan.ts';
import type { QueuePlans } from '#platform/jobs/queue-plan.ts';

interface MoneyJobs {
  'payment.apply': { notificationId: string };
  'payment.check': { paymentId: string };
  'payment.reconcile': NoData;
  'refund.send': { refundId: string };
  'receipt.send': { receiptId: string };
}

declare module '#platform/jobs/job-data.ts' {
  interface JobData extends MoneyJobs {}
}

export const moneyQueues: QueuePlans<keyof MoneyJobs> = {
  'payment.apply': { queue: durable, work: prompt, workers: 4 },
  'payment.check': { queue: recurring, work: prompt, workers: 2, subject: ({ paymentId }) => paymentId },
  'payment.reconcile': scheduled(),
  'refund.send': { queue: recurring, work: prompt, workers: 2, subject: ({ refundId }) => refundId },
  'receipt.send': { queue: durable, work: unhurried, workers: 2 },
};
