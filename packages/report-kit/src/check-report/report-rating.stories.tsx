import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
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
