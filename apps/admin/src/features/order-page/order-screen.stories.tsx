import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleEvents, exampleOrder } from './order.fixtures.ts';
import { OrderScreen } from './order-screen.tsx';

const { order_id: id } = exampleOrder;
const meta = preview.meta({
  title: 'Desk/Order',
  component: OrderScreen,
  decorators: [onStage],
  args: { id, Advance: () => null },
});

const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { [`GET /admin/orders/${id}`]: answer } }),
});

export const Order = meta.story(answering({ order: exampleOrder, events: exampleEvents }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
