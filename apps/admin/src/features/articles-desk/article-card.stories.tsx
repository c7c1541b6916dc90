import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { ArticleCard } from './article-card.tsx';
import { exampleArticle } from './articles.fixtures.ts';

const meta = preview.meta({
  title: 'Desk/Article',
  component: ArticleCard,
  decorators: [onDesk, onStage],
  args: { article: exampleArticle, onDone: () => undefined },
  parameters: stage({ visitor: testSession }),
});
const unrated = { rating: { average: null, count: 0 } };

export const Shown = meta.story();
export const Blocked = meta.story({ args: { article: { ...exampleArticle, ...unrated, state: 'blocked' } } });
export const Withdrawn = meta.story({ args: { article: { ...exampleArticle, state: 'withdrawn' } } });
