import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { DisputeScreen } from './dispute-screen.tsx';
import { exampleDispute } from './dispute.fixtures.ts';

const { dispute_id: id } = exampleDispute;
const meta = preview.meta({
  title: 'Desk/Dispute',
  component: DisputeScreen,
  decorators: [onDesk, onStage],
  args: { id },
});

const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { [`GET /admin/disputes/${id}`]: answer } }),
});

export const Open = meta.story(answering(exampleDispute));
export const FindingGone = meta.story(answering({ ...exampleDispute, finding_now: null, returnable: 0 }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
