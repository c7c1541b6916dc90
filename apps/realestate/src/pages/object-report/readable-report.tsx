import type { Report } from '@proverka/contract/report';
import { DownloadPdf } from '@proverka/report-kit/download-pdf';
import { ReportColumns } from '@proverka/report-kit/report-columns';
import { Fragment } from 'react';
import { reportSections } from './report-sections.tsx';

/** A report from verdict to sources, with its contents and its file in reach. */
export function ReadableReport({ report }: { readonly report: Report }) {
  const sections = reportSections(report);
  return (
    <ReportColumns contents={sections} steps={<DownloadPdf report={report} />}>
      {sections.map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
    </ReportColumns>
  );
}
