import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { objectProducts } from '../order/example-order.ts';
import { ProductTerms } from './product-terms.tsx';

const meta = preview.meta({ title: 'Order/Product terms', component: ProductTerms });

export const All = meta.story(() => (
  <States>
    {objectProducts.map((product) => (
      <State key={product.product_id} name={product.product_name}>
        <ProductTerms product={product} />
      </State>
    ))}
  </States>
));
