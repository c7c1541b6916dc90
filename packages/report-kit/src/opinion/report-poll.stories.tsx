import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
import { finishedReport } from '../example-reports.ts';
import { ReportPoll } from './report-poll.tsx';

const meta = preview.meta({ title: 'Report/Poll', component: ReportPoll, decorators: [onStage] });

export const NotAnswered = meta.story(() => <ReportPoll report={finishedReport('clear')} />);
export const Answered = meta.story(() => (
  <ReportPoll report={finishedReport('clear', { poll_answer: 'undecided' })} />
));

export const NotSaved = meta.story({
  render: () => (
    <Pressed button="Ещё думаю">
      <ReportPoll report={finishedReport('clear')} />
    </Pressed>
  ),
  parameters: stage({
    answers: { 'POST /poll': refusal(503, 'Сервис временно недоступен') },
  }),
});
