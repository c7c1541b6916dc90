import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { ItemReturns } from './item-returns.tsx';
import { exampleReturns, halfReturned, nothingLeft, refusedReturns } from './returns.fixtures.ts';

const { order_id: orderId } = exampleReturns;
const meta = preview.meta({
  title: 'Desk/Item returns',
  component: ItemReturns,
  decorators: [onDesk, onStage],
  args: { orderId },
});

const visitor = { ...testSession, staff: { roles: ['admin' as const], grants: ['returns' as const] } };
const answering = (answer: object) => ({
  parameters: stage({ visitor, answers: { [`GET /admin/orders/${orderId}/returns`]: answer } }),
});

export const Whole = meta.story(answering(exampleReturns));
export const InPart = meta.story(answering(halfReturned));
export const Refused = meta.story(answering(refusedReturns));
export const NothingLeft = meta.story(answering(nothingLeft));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor }) });
