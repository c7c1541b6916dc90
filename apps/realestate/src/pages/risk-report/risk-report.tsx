import type { Report } from '@proverka/contract/report';
import { DownloadPdf } from '@proverka/report-kit/download-pdf';
import { MoneyNote } from '@proverka/report-kit/money-note';
import { NeedsData } from '@proverka/report-kit/needs-data';
import { ReportActions } from '@proverka/report-kit/report-actions';
import { ReportAnnouncer } from '@proverka/report-kit/report-announcer';
import { ReportColumns } from '@proverka/report-kit/report-columns';
import { ReportHeader } from '@proverka/report-kit/report-header';
import { ReportPaper } from '@proverka/report-kit/report-paper';
import { ReportOpinion } from '@proverka/report-kit/report-opinion';
import { ReportProgress } from '@proverka/report-kit/report-progress';
import { isFinal, isReadable } from '@proverka/report-kit/report-state';
import { Verdict } from '@proverka/report-kit/verdict';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Fragment } from 'react';
import { ReportFailed } from '../../features/extract-report/report-failed.tsx';
import { useRiskChanges, useRiskReport } from '../../features/risk-report/use-risk-report.ts';
import { riskSections } from './risk-sections.tsx';

/** Actions are on the page but not in its table of contents. */
const actions: ReadonlySet<string> = new Set(['more', 'finish']);

/** A full check: verdict, owners, object, differences, sources; progress first while it runs. */
export function RiskReportDocument({ report }: { readonly report: Report }) {
  const risk = useRiskReport(report);
  const changes = useRiskChanges(report.order_item_id);
  const isFailed = report.status === 'failed' || report.status === 'refunded';
  const sections = isFailed ? [] : riskSections(report, risk, changes);
  return (
    <>
      <ReportAnnouncer report={report} />
      <ReportPaper>
        <ReportHeader report={report} actions={<ReportActions report={report} />} />
        {!isFinal(report.status) && report.status !== 'needs_data' && <ReportProgress report={report} />}
        {isFailed ? <ReportFailed report={report} /> : <MoneyNote report={report} />}
        {!isFailed && <NeedsData report={report} />}
        <FailureNote text={changes.refusal} />
        {!isFailed && (
          <ReportColumns
            contents={sections.filter(({ id }) => !actions.has(id))}
            steps={<DownloadPdf report={report} />}
          >
            {isReadable(report) && report.verdict && (
              // The sentence names the reasons; the findings follow under their owner or object.
              <Verdict
                id="verdict"
                verdict={report.verdict}
                findings={[]}
                isPreliminary={!isFinal(report.status)}
              />
            )}
            {sections.map(({ id, content }) => (
              <Fragment key={id}>{content}</Fragment>
            ))}
          </ReportColumns>
        )}
      </ReportPaper>
      <ReportOpinion report={report} />
    </>
  );
}
