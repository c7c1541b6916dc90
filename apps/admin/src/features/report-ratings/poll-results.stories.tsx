import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { PollResults } from './poll-results.tsx';
import { examplePollResults } from './report-ratings.fixtures.ts';

const meta = preview.meta({
  title: 'Desk/Poll results',
  component: PollResults,
  decorators: [onDesk, onStage],
  args: {},
});
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/poll_results': answer } }),
});

export const Some = meta.story(answering({ results: examplePollResults }));
export const Empty = meta.story(answering({ results: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
