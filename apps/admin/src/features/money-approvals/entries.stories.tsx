import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { EntriesDesk } from './entries-desk.tsx';
import { exampleProposal } from './entries.fixtures.ts';

const meta = preview.meta({
  title: 'Desk/Money entries',
  component: EntriesDesk,
  decorators: [onDesk, onStage],
});
const withAnswer = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/money/proposals': answer } }),
  render: () => <EntriesDesk page={1} />,
});

export const Waiting = meta.story(
  withAnswer({ proposals: [exampleProposal], total: 1, approval_above: 10_000 }),
);
export const Nothing = meta.story(withAnswer({ proposals: [], total: 0, approval_above: 10_000 }));
export const Failed = meta.story(withAnswer(refusal(503, 'Сервис временно недоступен')));
