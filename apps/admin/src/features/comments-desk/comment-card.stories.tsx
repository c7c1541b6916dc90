import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { CommentCard } from './comment-card.tsx';
import { exampleComment } from './comments.fixtures.ts';

const meta = preview.meta({
  title: 'Desk/Comment',
  component: CommentCard,
  decorators: [onDesk, onStage],
  args: { comment: exampleComment, onDone: () => undefined },
  parameters: stage({ visitor: testSession }),
});

export const Shown = meta.story();
export const Blocked = meta.story({ args: { comment: { ...exampleComment, state: 'blocked' } } });
