import type { Report, ReportTask } from '@proverka/contract/report';
import { splitCleanSources } from '@proverka/findings/clean-sources';
import type { ComponentProps, ReactNode } from 'react';
import { WithdrawnFindings } from '../dispute/withdrawn-findings.tsx';
import { ExpertConclusionText } from '../expert-conclusion/expert-conclusion.tsx';
import { Findings } from '../findings/findings.tsx';
import { weighFindings } from '../findings/findings-by-weight.domain.ts';
import { Namesakes } from '../namesakes/namesakes.tsx';
import { ReportCharts } from '../report-charts/report-charts.tsx';
import { ReportHeader } from '../report-header/report-header.tsx';
import { ReportPaper } from '../report-paper/report-paper.tsx';
import { ReportProgress } from '../report-progress/report-progress.tsx';
import { ReportSection } from '../report-section/report-section.tsx';
import { isFinal, isReadable } from '../report-state.domain.ts';
import { Sources } from '../sources/sources.tsx';
import { hasUnchecked, Unchecked } from '../unchecked/unchecked.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import styles from './findings-report.module.css';

interface FindingsReportProps {
  readonly report: Report;
  /** Beside the number and dates: the PDF, a link to the order. */
  readonly actions?: ReactNode;
  /** Above the content: what the report waits for, why it failed. */
  readonly notice?: ReactNode;
  readonly renderAction?: ((task: ReportTask) => ReactNode) | undefined;
  /** Below the content: rating, next steps. */
  readonly children?: ReactNode;
}

/**
 * A report on a person, a company or a car, on screen and printed: verdict, findings by gravity, every source with its date
 * and status, and what stayed unchecked. In progress it starts with the progress.
 */
export function FindingsReport({ report, actions, notice, renderAction, children }: FindingsReportProps) {
  const isUnderWay = !isFinal(report.status) && report.status !== 'created';
  return (
    <ReportPaper>
      <ReportHeader report={report} actions={actions} />
      {notice}
      {isUnderWay && report.status !== 'needs_data' && <ReportProgress report={report} />}
      <div className={styles.sections}>
        {isReadable(report) ? (
          <Readable report={report} renderAction={renderAction} />
        ) : (
          isStuck(report) && <SourcesSection tasks={report.tasks} renderAction={renderAction} />
        )}
        {children}
      </div>
    </ReportPaper>
  );
}

/** Nothing to show, and no progress either. */
const isStuck = ({ status }: Report): boolean => isFinal(status) || status === 'needs_data';

type ReadableProps = Pick<FindingsReportProps, 'report' | 'renderAction'>;

function Readable({ report, renderAction }: ReadableProps) {
  const { verdict, findings, tasks, status } = report;
  const { told, cleanOf } = splitCleanSources(findings);
  const { stated, namesakes, withdrawn, open, limits } = weighFindings(told);
  const unchecked = { tasks, open, limits };
  return (
    <>
      {verdict && (
        <Verdict id="verdict" verdict={verdict} findings={stated} isPreliminary={!isFinal(status)} />
      )}
      {report.expert_conclusion !== undefined && (
        <ReportSection id="expert" title="Экспертное заключение">
          <ExpertConclusionText conclusion={report.expert_conclusion} />
        </ReportSection>
      )}
      <ReportCharts findings={findings} />
      {stated.length > 0 && (
        <ReportSection id="findings" title="Что найдено">
          <Findings findings={stated} />
        </ReportSection>
      )}
      {withdrawn.length > 0 && (
        <ReportSection id="withdrawn" title="Отозванные находки">
          <WithdrawnFindings findings={withdrawn} />
        </ReportSection>
      )}
      {namesakes.length > 0 && (
        <ReportSection id="namesakes" title="Записи о тёзках">
          <Namesakes findings={namesakes} prefix="namesake" />
        </ReportSection>
      )}
      <SourcesSection
        tasks={tasks}
        renderAction={renderAction}
        cleanOf={({ task_type: type, owner_id }) => cleanOf({ type, owner_id })}
        areGapsTold
      />
      {hasUnchecked(unchecked) && (
        <ReportSection id="unchecked" title="Что проверить не удалось">
          <Unchecked {...unchecked} />
        </ReportSection>
      )}
    </>
  );
}

function SourcesSection(props: ComponentProps<typeof Sources>) {
  return (
    <ReportSection id="sources" title="Источники">
      <Sources {...props} />
    </ReportSection>
  );
}
