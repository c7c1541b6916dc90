import type { Deps } from '../deps.ts';
import { expireOrdersJob } from '../orders/expire-orders.job.ts';
import { checkPaymentJob } from '../payments/check-payment.ts';
import { applyNotificationJob } from '../payments/notification.ts';
import { reconcileJob } from '../payments/reconcile.job.ts';
import { sendReceiptJob } from '../payments/send-receipt.ts';
import { sendRefundJob } from '../payments/send-refund.ts';
import { askForDataJob } from '../reports/ask-for-data.job.ts';
import { destroyReportsJob } from '../reports/destroy-reports.job.ts';
import { renderPdfJob } from '../reports/render-pdf.ts';
import { runPreviewTaskJob } from '../previews/run-preview-task.job.ts';
import { runTaskJob } from '../reports/run-task.job.ts';
import { sweepTasksJob } from '../reports/sweep-tasks.job.ts';
import { sendLetterJob } from '../mail/send-letter.job.ts';
import { sendMailingJob } from '../mailings/send-mailing.job.ts';
import { expireConclusionsJob, writeConclusionJob } from '../expert/write-conclusion.job.ts';
import { concludeRiskJob } from '../risk/conclude.job.ts';
import { expireBatchesJob } from '../wholesale/expire-batches.job.ts';
import { prepareExportJob } from '../personal-data/prepare-export.job.ts';
import { sweepPersonalDataJob } from '../personal-data/sweep-personal-data.job.ts';
import { housekeepingJob } from './housekeeping.job.ts';
import type { JobHandlers } from './jobs.ts';

/** Every job by its queue; each may run twice or stop midway and leaves the same as if it had run once. */
export function createHandlers(deps: Deps): JobHandlers {
  return {
    'report.task': (data, signal) => runTaskJob(deps, data, signal),
    'preview.task': (data, signal) => runPreviewTaskJob(deps, data, signal),
    'report.pdf': (data) => renderPdfJob(deps, data),
    'report.ask-data': (data) => askForDataJob(deps, data),
    'report.sweep': () => sweepTasksJob(deps),
    'report.destroy': () => destroyReportsJob(deps),
    'payment.apply': (data) => applyNotificationJob(deps, data),
    'payment.check': (data) => checkPaymentJob(deps, data),
    'payment.reconcile': () => reconcileJob(deps),
    'order.expire': () => expireOrdersJob(deps),
    'refund.send': (data) => sendRefundJob(deps, data),
    'receipt.send': (data) => sendReceiptJob(deps, data),
    'mail.send': (data) => sendLetterJob(deps, data),
    'mailing.send': (data) => sendMailingJob(deps, data),
    'expert.write': (data, signal) => writeConclusionJob(deps, data, signal),
    'risk.conclude': (data, signal) => concludeRiskJob(deps, data, signal),
    'expert.expire': () => expireConclusionsJob(deps),
    'wholesale.expire': () => expireBatchesJob(deps),
    'personal-data.export': (data) => prepareExportJob(deps, data),
    'personal-data.sweep': () => sweepPersonalDataJob(deps),
    housekeeping: () => housekeepingJob(deps),
  };
}
