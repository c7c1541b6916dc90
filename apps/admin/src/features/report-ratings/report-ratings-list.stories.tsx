import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleRatings } from './report-ratings.fixtures.ts';
import { ReportRatingsList } from './report-ratings-list.tsx';

const meta = preview.meta({
  title: 'Desk/Report ratings',
  component: ReportRatingsList,
  decorators: [onDesk, onStage],
  args: {},
});
const answering = (answer: object, url = '/') => ({
  parameters: stage({ visitor: testSession, url, answers: { 'POST /admin/report_ratings': answer } }),
});
const page = (ratings: readonly object[]) => ({
  ratings,
  next: null,
  total: { count: ratings.length, is_more: false },
});

export const Some = meta.story(answering(page(exampleRatings)));
export const Empty = meta.story(answering(page([])));
export const NothingFound = meta.story(answering(page([]), '/?rating=down'));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
