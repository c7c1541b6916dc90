import { testSession } from '@proverka/shell-sdk/test-platform';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { couponFor } from '../coupon/coupon-examples.ts';
import { exampleOrder, objectProducts, orderAt, refused } from '../order/example-order.ts';
import type { OrderState } from '../order/order-flow.domain.ts';
import { CurrentStep } from './current-step.tsx';

const meta = preview.meta({
  title: 'Order/Current step',
  component: CurrentStep,
  decorators: [onStage],
  parameters: stage({ visitor: testSession }),
});

const chosen = ['EgrnObject', 'EgrnRightList'];
const before = { chosen, buyer: 'user', refusal: null } as const;
const at = (state: OrderState) => <CurrentStep order={orderAt(state)} products={objectProducts} />;

export const Choosing = meta.story(() => at({ step: 'choosing', ...before }));
export const NothingChosen = meta.story(() =>
  at({ step: 'choosing', ...before, chosen: [], refusal: refused('products') }),
);
export const Identifying = meta.story({
  render: () => at({ step: 'identifying', ...before, buyer: 'guest' }),
  parameters: stage({}),
});
export const Confirming = meta.story(() => at({ step: 'confirming', ...before }));
export const ConfirmingWithCoupon = meta.story({
  render: () => at({ step: 'confirming', ...before }),
  parameters: stage({
    visitor: testSession,
    url: '/?coupon=spring',
    answers: { 'POST /coupon': couponFor(objectProducts.slice(0, 1).map((product) => [product, 399])) },
  }),
});
export const Paying = meta.story(() => at({ step: 'paying', chosen, buyer: 'user', order: exampleOrder }));
export const Failed = meta.story(() => at({ step: 'failed', chosen, buyer: 'user', order: exampleOrder }));
