import type { Report } from '@proverka/contract/report';
import { ReportColumns } from '@proverka/report-kit/report-columns';
import { Fragment, type ReactNode } from 'react';
import { reportSections } from './report-sections.tsx';

interface ReadableReportProps {
  readonly report: Report;
  /** What its reader does next, beside the contents; a sample has none: its file does not exist. */
  readonly steps?: ReactNode;
}

/** A report from verdict to sources, with its contents in reach. */
export function ReadableReport({ report, steps }: ReadableReportProps) {
  const sections = reportSections(report);
  return (
    <ReportColumns contents={sections} steps={steps}>
      {sections.map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
    </ReportColumns>
  );
}
