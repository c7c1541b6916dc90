import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleComments } from './comments.fixtures.ts';
import { CommentsDesk } from './comments-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Comments',
  component: CommentsDesk,
  decorators: [onDesk, onStage],
  args: {},
});
const answering = (answer: object, url = '/') => ({
  parameters: stage({ visitor: testSession, url, answers: { 'POST /admin/comments': answer } }),
});
const total = (count: number) => ({ count, is_more: false });

export const Some = meta.story(answering({ comments: exampleComments, next: null, total: total(2) }));
export const Empty = meta.story(answering({ comments: [], next: null, total: total(0) }));
export const NothingFound = meta.story(
  answering({ comments: [], next: null, total: total(0) }, '/?state=blocked'),
);
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
