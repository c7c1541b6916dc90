import type { Report } from '@proverka/contract/report';
import { DownloadPdf } from '@proverka/report-kit/download-pdf';
import { NeedsData } from '@proverka/report-kit/needs-data';
import { ReportActions } from '@proverka/report-kit/report-actions';
import { ReportAnnouncer } from '@proverka/report-kit/report-announcer';
import { ReportHeader } from '@proverka/report-kit/report-header';
import { ReportPaper } from '@proverka/report-kit/report-paper';
import { ReportOpinion } from '@proverka/report-kit/report-opinion';
import { ReportProgress } from '@proverka/report-kit/report-progress';
import { isFinal, isReadable } from '@proverka/report-kit/report-state';
import { ReportFailed } from '../../features/extract-report/report-failed.tsx';
import { AskSeller } from './ask-seller.tsx';
import { ReadableReport } from './readable-report.tsx';
import { SourcesSection } from './report-sections.tsx';

/** A report in its current state: progress while it runs, then its contents. */
export function ObjectReport({ report }: { readonly report: Report }) {
  const isFailed = report.status === 'failed' || report.status === 'refunded';
  const isWaiting = report.status === 'needs_data';
  const isShown = !isFailed && isReadable(report);
  return (
    <>
      <ReportAnnouncer report={report} />
      <ReportPaper>
        <ReportHeader report={report} actions={<ReportActions report={report} />} />
        <NeedsData report={report} />
        {!isFinal(report.status) && !isWaiting && <ReportProgress report={report} />}
        {isFailed && <ReportFailed report={report} />}
        {isShown && <ReadableReport report={report} steps={<DownloadPdf report={report} />} />}
        {isWaiting && !isShown && <SourcesSection tasks={report.tasks} />}
      </ReportPaper>
      {isShown && <AskSeller report={report} />}
      <ReportOpinion report={report} />
    </>
  );
}
