import type { Report, ReportTask } from '@proverka/contract/report';
import { Fragment, type ReactNode } from 'react';
import { ReportColumns } from '../report-columns/report-columns.tsx';
import { ReportHeader } from '../report-header/report-header.tsx';
import { ReportPaper } from '../report-paper/report-paper.tsx';
import { ReportProgress } from '../report-progress/report-progress.tsx';
import { isFinal, isReadable } from '../report-state.domain.ts';
import { readableSections, sourcesSection } from './readable-sections.tsx';

interface FindingsReportProps {
  readonly report: Report;
  /** Beside the number and dates: a link to the order. */
  readonly actions?: ReactNode;
  /** What stays in reach beside the contents: the PDF, the same check again. */
  readonly steps?: ReactNode;
  /** Above the content: what the report waits for, why it failed. */
  readonly notice?: ReactNode;
  readonly renderAction?: ((task: ReportTask) => ReactNode) | undefined;
  /** Below the content: rating, next steps. */
  readonly children?: ReactNode;
}

/**
 * A report on a person, a company or a car, on screen and printed: verdict, all sources at a glance, pictures, findings by
 * gravity, every source with its date and status, and what stayed unchecked. In progress it starts with the progress.
 */
export function FindingsReport({
  report,
  actions,
  steps,
  notice,
  renderAction,
  children,
}: FindingsReportProps) {
  const isUnderWay = !isFinal(report.status) && report.status !== 'created';
  const sections = sectionsOf(report, renderAction);
  return (
    <ReportPaper>
      <ReportHeader report={report} actions={actions} />
      {notice}
      {isUnderWay && report.status !== 'needs_data' && <ReportProgress report={report} />}
      <ReportColumns contents={sections} steps={steps}>
        {sections.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
        {children}
      </ReportColumns>
    </ReportPaper>
  );
}

function sectionsOf(report: Report, renderAction: FindingsReportProps['renderAction']) {
  if (isReadable(report)) return readableSections(report, renderAction);
  return isStuck(report) ? [sourcesSection({ tasks: report.tasks, renderAction })] : [];
}

/** Nothing to show, and no progress either. */
const isStuck = ({ status }: Report): boolean => isFinal(status) || status === 'needs_data';
