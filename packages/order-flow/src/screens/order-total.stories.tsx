import preview from '@proverka/ui-kit/stories/preview';
import { objectProducts, pricedProducts, refused } from '../order/example-order.ts';
import { priced } from '../order/order-request.domain.ts';
import { OrderTotal } from './order-total.tsx';

const meta = preview.meta({ title: 'Order/Total', component: OrderTotal });

const nothing = () => undefined;

export const OneProduct = meta.story(() => <OrderTotal products={pricedProducts.slice(0, 1)} />);
export const WithPriceLines = meta.story(() => <OrderTotal products={pricedProducts} onEdit={nothing} />);
export const LongTitle = meta.story(() => (
  <OrderTotal products={objectProducts.map(priced)} onEdit={nothing} />
));
export const PriceChanged = meta.story(() => (
  <OrderTotal products={pricedProducts} error={refused('total').text} onEdit={nothing} />
));
