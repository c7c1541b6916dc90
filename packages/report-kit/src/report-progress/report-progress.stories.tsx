import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { personReport, reportsUnderWay, tasksInEveryState } from '../example-reports.ts';
import { ReportProgress } from './report-progress.tsx';

const meta = preview.meta({
  title: 'Report/Progress',
  component: ReportProgress,
  decorators: [onStage],
  parameters: stage({ visitor: testSession }),
});

const silent = tasksInEveryState.filter(({ status }) => !['found', 'nothing_found'].includes(status));

export const Queued = meta.story(() => <ReportProgress report={reportsUnderWay.queued} />);
export const Running = meta.story(() => <ReportProgress report={reportsUnderWay.running} />);
export const EveryState = meta.story(() => <ReportProgress report={personReport({ tasks: silent })} />);
export const FirstAnswer = meta.story(() => <ReportProgress report={reportsUnderWay.readable} />);
export const LongerThanUsual = meta.story(() => <ReportProgress report={reportsUnderWay.late} />);
export const LongerThanEver = meta.story(() => <ReportProgress report={reportsUnderWay.veryLate} />);
export const OfAGuest = meta.story({
  render: () => <ReportProgress report={reportsUnderWay.running} />,
  parameters: stage({}),
});
