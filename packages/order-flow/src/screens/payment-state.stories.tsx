import { rubles } from '@proverka/validation/money';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import type { OrderState } from '../order/order-flow.domain.ts';
import { exampleOrder, refused } from '../order/example-order.ts';
import { PaymentState } from './payment-state.tsx';

const meta = preview.meta({ title: 'Order/Payment state', decorators: [onStage] });

const common = { chosen: ['EgrnObject'], buyer: 'user', order: exampleOrder } as const;
const nothing = () => undefined;
const shown = (state: Exclude<OrderState, { step: 'choosing' | 'identifying' | 'confirming' }>) => (
  <PaymentState state={state} onPay={nothing} onSignIn={nothing} onStartOver={nothing} />
);

export const Placing = meta.story(() => shown({ step: 'placing', chosen: [], buyer: 'user' }));
export const Paying = meta.story(() => shown({ step: 'paying', ...common }));
export const Checking = meta.story(() => shown({ step: 'checking', reason: 'return', ...common }));
export const Reopening = meta.story(() => shown({ step: 'reopening', ...common }));
export const Processing = meta.story(() => shown({ step: 'processing', ...common }));
export const Closed = meta.story(() => shown({ step: 'closed', refusal: null, ...common }));
export const ClosedAndRefused = meta.story(() =>
  shown({
    step: 'closed',
    refusal: refused('order', { text: 'Срок оплаты этого заказа истёк. Оформите его ещё раз' }),
    ...common,
  }),
);
export const RestByCard = meta.story(() =>
  shown({ step: 'closed', refusal: null, ...common, order: { ...exampleOrder, byCard: rubles(698) } }),
);
export const Failed = meta.story(() => shown({ step: 'failed', ...common }));
export const Paid = meta.story(() => shown({ step: 'paid', ...common }));
