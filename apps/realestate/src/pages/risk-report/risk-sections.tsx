import type { RiskReport } from '@proverka/contract/normalize-risk-report';
import type { Report } from '@proverka/contract/report';
import { Findings } from '@proverka/report-kit/findings';
import { weighFindings } from '@proverka/report-kit/findings-by-weight';
import { ReportSection } from '@proverka/report-kit/report-section';
import { Sources } from '@proverka/report-kit/sources';
import { hasUnchecked, Unchecked } from '@proverka/report-kit/unchecked';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Conclusions } from '../../features/risk-report/conclusions.tsx';
import { DifferenceSection } from '../../features/risk-report/difference-section.tsx';
import { InsuranceSection } from '../../features/risk-report/insurance-section.tsx';
import { FinishReport, MoreOwners } from '../../features/risk-report/more-owners.tsx';
import { OwnersSection } from '../../features/risk-report/owners-section.tsx';
import { OwnerSection } from '../../features/risk-report/owner-section.tsx';
import type { RiskChanges, RiskReportView } from '../../features/risk-report/use-risk-report.ts';
import { withdrawnSection } from '../object-report/report-sections.tsx';
import { extractSections, type PageSection } from '../object-report/extract-sections.tsx';

/** Everything below the verdict: owners first, then the object. */
export function riskSections(general: Report, view: RiskReportView, changes: RiskChanges): PageSection[] {
  return [
    ...(view.report ? ownerSections(view.report, changes) : [withoutOwners(view)]),
    ...objectSections(general),
    ...(view.report ? closingSections(view.report, changes) : []),
    ...sourceSections(general),
  ];
}

function withoutOwners({ isFailed, retry }: RiskReportView): PageSection {
  return {
    id: 'owners',
    title: 'Собственники',
    content: isFailed ? (
      <FailureState
        title="Не удалось загрузить собственников"
        text="С отчётом всё в порядке: он хранится как прежде."
        onRetry={retry}
      />
    ) : (
      <output>Загружаем собственников…</output>
    ),
  };
}

function ownerSections(report: RiskReport, changes: RiskChanges): PageSection[] {
  const sections = report.owners.map((owner, place) => ({
    id: `owner-${place + 1}`,
    title: owner.name,
    content: (
      <OwnerSection
        owner={owner}
        place={place + 1}
        canRemove={report.owners.length > 1}
        isClosed={report.finishedAt !== null}
        changes={changes}
      />
    ),
  }));
  const sideBySide: PageSection = {
    id: 'owners',
    title: 'Собственники рядом',
    content: <OwnersSection owners={report.owners} />,
  };
  const all = report.owners.length > 1 ? [sideBySide, ...sections] : sections;
  return report.finishedAt === null
    ? [...all, { id: 'more', title: 'Добавить', content: <MoreOwners report={report} changes={changes} /> }]
    : all;
}

function objectSections({ findings, extracts }: Report): PageSection[] {
  const { stated, withdrawn } = weighFindings(findings.filter(({ owner_id }) => owner_id === undefined));
  const found: PageSection = {
    id: 'findings',
    title: 'Что найдено об объекте',
    content: (
      <ReportSection id="findings" title="Что найдено об объекте">
        <Findings findings={stated} />
      </ReportSection>
    ),
  };
  return [
    ...(stated.length === 0 ? [] : [found]),
    ...(withdrawn.length === 0 ? [] : [withdrawnSection(withdrawn)]),
    ...extractSections(extracts),
  ];
}

function closingSections(report: RiskReport, changes: RiskChanges): PageSection[] {
  const sections: (PageSection | false)[] = [
    {
      id: 'difference',
      title: 'Расхождения',
      content: <DifferenceSection report={report} changes={changes} />,
    },
    report.conclusions.length > 0 && {
      id: 'conclusions',
      title: 'Заключение',
      content: <Conclusions conclusions={report.conclusions} />,
    },
    report.insurancePrice !== null && {
      id: 'insurance',
      title: 'Страхование рисков',
      content: <InsuranceSection report={report} />,
    },
    { id: 'finish', title: 'Закончить', content: <FinishReport report={report} changes={changes} /> },
  ];
  return sections.filter((section) => section !== false);
}

function sourceSections({ findings, tasks }: Report): PageSection[] {
  const { open, limits } = weighFindings(findings);
  const unchecked = { tasks, open, limits };
  const sources: PageSection = {
    id: 'sources',
    title: 'Источники об объекте',
    content: (
      <ReportSection id="sources" title="Источники об объекте">
        <Sources tasks={tasks.filter(({ owner_id }) => owner_id === undefined)} />
      </ReportSection>
    ),
  };
  const rest: PageSection = {
    id: 'unchecked',
    title: 'Что проверить не удалось',
    content: (
      <ReportSection id="unchecked" title="Что проверить не удалось">
        <Unchecked {...unchecked} />
      </ReportSection>
    ),
  };
  return hasUnchecked(unchecked) ? [sources, rest] : [sources];
}
