import preview from '@proverka/ui-kit/stories/preview';
import { objectProducts, refused } from '../order/example-order.ts';
import { ProductChoice } from './product-choice.tsx';

const meta = preview.meta({ title: 'Order/Product choice', component: ProductChoice });

const nothing = () => undefined;

export const SomeChosen = meta.story(() => (
  <ProductChoice products={objectProducts} chosen={['EgrnObject']} onChange={nothing} error="" />
));
export const NothingChosen = meta.story(() => (
  <ProductChoice
    legend="Что заказать"
    products={objectProducts}
    chosen={[]}
    onChange={nothing}
    error={refused('products').text}
  />
));
