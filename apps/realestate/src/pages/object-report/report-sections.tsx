import type { Finding } from '@proverka/contract/finding';
import type { Report } from '@proverka/contract/report';
import { Findings } from '@proverka/report-kit/findings';
import { weighFindings } from '@proverka/report-kit/findings-by-weight';
import { isFinal } from '@proverka/report-kit/report-state';
import { ReportSection } from '@proverka/report-kit/report-section';
import { Sources } from '@proverka/report-kit/sources';
import { hasUnchecked, Unchecked } from '@proverka/report-kit/unchecked';
import { WithdrawnFindings } from '@proverka/report-kit/withdrawn-findings';
import { Verdict } from '@proverka/report-kit/verdict';
import { extractSections, type PageSection } from './extract-sections.tsx';
import { valuationSections } from './valuation-sections.tsx';

/** A report in reading order: the value where it was asked for, verdict, findings, documents, sources, limits. */
export function reportSections(report: Report): PageSection[] {
  const { valuation, verdict, findings, extracts, tasks, status } = report;
  const { stated, withdrawn, open, limits } = weighFindings(findings);
  const unchecked = { tasks, open, limits };
  const sections: (PageSection | null)[] = [
    ...(valuation ? valuationSections(valuation) : []),
    verdict && {
      id: 'verdict',
      title: 'Вывод',
      content: <Verdict id="verdict" verdict={verdict} findings={stated} isPreliminary={!isFinal(status)} />,
    },
    stated.length === 0
      ? null
      : {
          id: 'findings',
          title: 'Что найдено',
          content: (
            <ReportSection id="findings" title="Что найдено">
              <Findings findings={stated} />
            </ReportSection>
          ),
        },
    withdrawn.length === 0 ? null : withdrawnSection(withdrawn),
    ...extractSections(extracts),
    {
      id: 'sources',
      title: 'Источники',
      content: <SourcesSection tasks={tasks} />,
    },
    hasUnchecked(unchecked)
      ? {
          id: 'unchecked',
          title: 'Что проверить не удалось',
          content: (
            <ReportSection id="unchecked" title="Что проверить не удалось">
              <Unchecked {...unchecked} />
            </ReportSection>
          ),
        }
      : null,
  ];
  return sections.filter((section) => section !== null);
}

export const withdrawnSection = (findings: readonly Finding[]): PageSection => ({
  id: 'withdrawn',
  title: 'Отозванные находки',
  content: (
    <ReportSection id="withdrawn" title="Отозванные находки">
      <WithdrawnFindings findings={findings} />
    </ReportSection>
  ),
});

export function SourcesSection({ tasks }: Pick<Report, 'tasks'>) {
  return (
    <ReportSection id="sources" title="Источники">
      <Sources tasks={tasks} />
    </ReportSection>
  );
}
