import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleOrder } from '../order/example-order.ts';
import { OrderPayment } from './order-payment.tsx';

const meta = preview.meta({ title: 'Order/Order payment', component: OrderPayment, decorators: [onStage] });

export const Unpaid = meta.story(() => <OrderPayment order={exampleOrder} />);
