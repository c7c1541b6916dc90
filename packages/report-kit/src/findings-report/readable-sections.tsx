import type { Finding } from '@proverka/contract/finding';
import type { Report, ReportTask } from '@proverka/contract/report';
import { splitCleanSources } from '@proverka/findings/clean-sources';
import { counted } from '@proverka/words/plural';
import type { ComponentProps, ReactNode } from 'react';
import { WithdrawnFindings } from '../dispute/withdrawn-findings.tsx';
import { ExpertConclusionText } from '../expert-conclusion/expert-conclusion.tsx';
import { Findings } from '../findings/findings.tsx';
import { weighFindings, type WeighedFindings } from '../findings/findings-by-weight.domain.ts';
import { Namesakes } from '../namesakes/namesakes.tsx';
import type { ContentsEntry } from '../report-bar/report-bar.tsx';
import { hasPictures, ReportPictures } from '../report-pictures/report-pictures.tsx';
import { ReportSection } from '../report-section/report-section.tsx';
import { isAnsweredTask, isFinal, isOpenTask, isUnanswered } from '../report-state.domain.ts';
import { SourceBand } from '../source-band/source-band.tsx';
import { Sources } from '../sources/sources.tsx';
import { hasUnchecked, Unchecked } from '../unchecked/unchecked.tsx';
import { Verdict } from '../verdict/verdict.tsx';

/** A section of the report with its line in the contents. */
interface ReportPart extends ContentsEntry {
  readonly content: ReactNode;
}

type RenderAction = ((task: ReportTask) => ReactNode) | undefined;

/** The report in reading order; what is empty is left out. */
export function readableSections(report: Report, renderAction: RenderAction): ReportPart[] {
  const { findings, tasks } = report;
  const { told, cleanOf } = splitCleanSources(findings);
  const weighed = weighFindings(told);
  const parts = [
    ...verdictParts(report, weighed.stated),
    ...pictureParts(report),
    ...findingParts(report, weighed),
    sourcesSection({
      tasks,
      renderAction,
      cleanOf: ({ task_type: type, owner_id }) => cleanOf({ type, owner_id }),
      areGapsTold: true,
    }),
    ...uncheckedParts(tasks, weighed),
  ];
  return parts;
}

function verdictParts(
  { verdict, findings, tasks, status }: Report,
  stated: readonly Finding[],
): ReportPart[] {
  const verdictPart: ReportPart[] =
    verdict === null
      ? []
      : [
          {
            id: 'verdict',
            title: 'Вывод',
            result: '',
            content: (
              <Verdict id="verdict" verdict={verdict} findings={stated} isPreliminary={!isFinal(status)} />
            ),
          },
        ];
  if (tasks.length < 2) return verdictPart;
  const band: ReportPart = {
    id: 'summary',
    title: 'Сводка по источникам',
    result: '',
    content: <SourceBand id="summary" tasks={tasks} findings={findings} stated={stated} />,
  };
  return [...verdictPart, band];
}

const pictureParts = ({ subject, findings }: Report): ReportPart[] =>
  hasPictures({ subject, findings })
    ? [part('pictures', 'В картинках', '', <ReportPictures subject={subject} findings={findings} />)]
    : [];

/** Findings fold by themselves; what has no weight in the verdict folds as a whole. */
function findingParts(
  { expert_conclusion: conclusion }: Report,
  { stated, withdrawn, namesakes }: WeighedFindings,
): ReportPart[] {
  const parts: (ReportPart | false)[] = [
    conclusion !== undefined &&
      part('expert', 'Экспертное заключение', '', <ExpertConclusionText conclusion={conclusion} />),
    stated.length > 0 &&
      part(
        'findings',
        'Что найдено',
        counted(stated.length, 'находка', 'находки', 'находок'),
        <Findings findings={stated} areFolded />,
      ),
    withdrawn.length > 0 &&
      folded(
        'withdrawn',
        'Отозванные находки',
        String(withdrawn.length),
        <WithdrawnFindings findings={withdrawn} />,
      ),
    namesakes.length > 0 &&
      folded(
        'namesakes',
        'Записи о тёзках',
        `${counted(recordsOf(namesakes), 'запись', 'записи', 'записей')}, на вывод не влияют`,
        <Namesakes findings={namesakes} prefix="namesake" />,
      ),
  ];
  return parts.filter((one) => one !== false);
}

const recordsOf = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { records = [] }) => sum + records.length, 0);

/** Open where a source has yet to answer or may be asked again: its button stands there. */
export function sourcesSection(props: ComponentProps<typeof Sources>): ReportPart {
  const { tasks } = props;
  const answered = tasks.filter(isAnsweredTask).length;
  const isOpen = tasks.some(
    (task) =>
      isOpenTask(task) || task.status === 'needs_data' || (isUnanswered(task) && task.status !== 'skipped'),
  );
  return folded(
    'sources',
    'Источники',
    answered === tasks.length ? `ответили все: ${tasks.length}` : `ответили ${answered} из ${tasks.length}`,
    <Sources {...props} />,
    isOpen,
  );
}

function uncheckedParts(tasks: readonly ReportTask[], { open, limits }: WeighedFindings): ReportPart[] {
  const unchecked = { tasks, open, limits };
  if (!hasUnchecked(unchecked)) return [];
  const silent = tasks.filter(isUnanswered).length;
  const result =
    silent > 0 ? counted(silent, 'источник', 'источника', 'источников') : 'чего нет в источниках';
  return [folded('unchecked', 'Что проверить не удалось', result, <Unchecked {...unchecked} />, silent > 0)];
}

const part = (id: string, title: string, result: string, content: ReactNode): ReportPart => ({
  id,
  title,
  result,
  content: (
    <ReportSection id={id} title={title}>
      {content}
    </ReportSection>
  ),
});

const folded = (
  id: string,
  title: string,
  result: string,
  content: ReactNode,
  isOpen = false,
): ReportPart => ({
  id,
  title,
  result,
  content: (
    <ReportSection id={id} title={title} fold={{ result, isOpen }}>
      {content}
    </ReportSection>
  ),
});
