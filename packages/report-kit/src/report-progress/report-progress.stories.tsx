import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { personReport, reportsUnderWay, tasksInEveryState } from '../example-reports.ts';
import { exampleTask } from '../testing.ts';
import { ReportProgress } from './report-progress.tsx';

const meta = preview.meta({
  title: 'Report/Progress',
  component: ReportProgress,
  decorators: [onStage],
  parameters: stage({ visitor: testSession }),
});

const unanswered = tasksInEveryState.filter(({ status }) => !['found', 'nothing_found'].includes(status));

export const Queued = meta.story(() => <ReportProgress report={reportsUnderWay.queued} />);
export const Running = meta.story(() => <ReportProgress report={reportsUnderWay.running} />);
export const EveryState = meta.story(() => <ReportProgress report={personReport({ tasks: unanswered })} />);
export const FirstAnswer = meta.story(() => <ReportProgress report={reportsUnderWay.readable} />);
export const LongerThanUsual = meta.story(() => <ReportProgress report={reportsUnderWay.late} />);
export const LongerThanEver = meta.story(() => <ReportProgress report={reportsUnderWay.veryLate} />);
const silent =
  'Источник «Банк данных исполнительных производств ФССП России» временно не отвечает с 27.11.2026 в\u00A012:40\u00A0(МСК). Ответы придут позже обычного. Если отчёт не получится, деньги вернутся.';
export const SourceInTrouble = meta.story(() => (
  <ReportProgress
    report={personReport({
      tasks: [exampleTask({ attempts: 3, reason: silent })],
    })}
  />
));
export const OfAGuest = meta.story({
  render: () => <ReportProgress report={reportsUnderWay.running} />,
  parameters: stage({}),
});
