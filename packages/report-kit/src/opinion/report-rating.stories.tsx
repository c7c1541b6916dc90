import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
import { finishedReport } from '../example-reports.ts';
import { ReportRating } from './report-rating.tsx';

const meta = preview.meta({ title: 'Report/Rating', component: ReportRating, decorators: [onStage] });

export const NotRated = meta.story(() => <ReportRating report={finishedReport('clear')} />);
export const Useful = meta.story(() => (
  <ReportRating report={finishedReport('clear', { rating: { rating: 'up', comment: '' } })} />
));
export const Useless = meta.story(() => (
  <ReportRating
    report={finishedReport('clear', {
      rating: { rating: 'down', comment: 'Не хватило сведений о судах: проверка на них не ответила.' },
    })}
  />
));

export const NotSaved = meta.story({
  render: () => (
    <Pressed button="Да">
      <ReportRating report={finishedReport('clear')} />
    </Pressed>
  ),
  parameters: stage({
    answers: {
      [`POST /report/${finishedReport('clear').order_item_id}/rating`]: refusal(
        503,
        'Сервис временно недоступен',
      ),
    },
  }),
});
