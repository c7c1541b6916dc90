import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { OrdersAttention } from './orders-attention.tsx';
import { SendAgain } from './send-again.tsx';
import { exampleOrders } from './orders.fixtures.ts';

const meta = preview.meta({
  title: 'Desk/Stuck orders',
  component: SendAgain,
  decorators: [onDesk, onStage],
});

const answers = {
  'GET /admin/order_item/statuses': {
    statuses: [
      { status: 'queued', count: 2 },
      { status: 'running', count: 12 },
      { status: 'needs_data', count: 4 },
      { status: 'failed', count: 0 },
    ],
    stuck_orders: 3,
  },
};

export const Before = meta.story({
  parameters: stage({ visitor: testSession, answers }),
  render: () => (
    <>
      <OrdersAttention />
      <SendAgain orders={exampleOrders} onClose={() => undefined} />
    </>
  ),
});
