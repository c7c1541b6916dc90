import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleArticles } from './articles.fixtures.ts';
import { ArticlesDesk } from './articles-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Articles',
  component: ArticlesDesk,
  decorators: [onDesk, onStage],
  args: {},
});
const answering = (answer: object, url = '/') => ({
  parameters: stage({ visitor: testSession, url, answers: { 'GET /admin/articles': answer } }),
});

export const Some = meta.story(answering({ articles: exampleArticles }));
export const Empty = meta.story(answering({ articles: [] }));
export const NothingFound = meta.story(answering({ articles: exampleArticles }, '/?state=later'));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
