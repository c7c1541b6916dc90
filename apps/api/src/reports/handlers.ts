import type { JobHandlers } from '#platform/jobs/queue-plan.ts';
import { expireConsentsJob } from './credit-consent/expire-consents.job.ts';
import { sendConsentLinkJob } from './credit-consent/send-consent-link.job.ts';
import type { ReportsDeps } from './deps.ts';
import { expireConclusionsJob, writeConclusionJob } from './expert/write-conclusion.job.ts';
import { renderPdfJob } from './paper/render-pdf.job.ts';
import { runPreviewTaskJob } from './previews/run-preview-task.job.ts';
import type { reportsQueues } from './queues.ts';
import { destroyReportsJob } from './reading/destroy-reports.job.ts';
import { concludeRiskJob } from './risk/conclude.job.ts';
import { expireSellerExtractsJob } from './seller-extracts/expire-seller-extracts.job.ts';
import { expireBatchesJob } from './wholesale/expire-batches.job.ts';

export const reportsHandlers = (
  deps: ReportsDeps,
): JobHandlers<keyof typeof reportsQueues | 'report.pdf'> => ({
  'preview.task': (data, signal) => runPreviewTaskJob(deps, data, signal),
  'report.pdf': (data) => renderPdfJob(deps, data),
  'consent.send': (data) => sendConsentLinkJob(deps, data),
  'consent.expire': () => expireConsentsJob(deps),
  'report.destroy': () => destroyReportsJob(deps),
  'expert.write': (data, signal) => writeConclusionJob(deps, data, signal),
  'expert.expire': () => expireConclusionsJob(deps),
  'risk.conclude': (data, signal) => concludeRiskJob(deps, data, signal),
  'wholesale.expire': () => expireBatchesJob(deps),
  'seller-extract.expire': () => expireSellerExtractsJob(deps),
});
