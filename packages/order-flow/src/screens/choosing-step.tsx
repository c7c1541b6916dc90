import type { Product } from '@proverka/contract/product';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { formatMoney } from '@proverka/validation/money-format';
import type { OrderState } from '../order/order-flow.domain.ts';
import { priced, totalOf } from '../order/order-request.domain.ts';
import { ProductChoice } from '../products/product-choice.tsx';
import styles from './choosing-step.module.css';
import type { OrderView } from './use-order.ts';

interface ChoosingStepProps {
  readonly state: Extract<OrderState, { step: 'choosing' }>;
  readonly order: OrderView;
  readonly products: readonly Product[];
}

export function ChoosingStep({ state, order, products }: ChoosingStepProps) {
  const { analytics } = usePlatform();
  const chosen = products.filter(({ product_name }) => state.chosen.includes(product_name)).map(priced);
  const goOn = () => {
    order.send({ type: 'continued', isSignedIn: order.isSignedIn });
    if (chosen.length > 0) analytics.track({ name: 'checkout_started', products: state.chosen });
  };
  return (
    <>
      <ProductChoice
        products={products}
        chosen={state.chosen}
        onChange={(names) => order.send({ type: 'chosen', chosen: names })}
        error={state.refusal?.text ?? ''}
      />
      <div className={styles.bar}>
        <output className={styles.sum}>
          Итого <b>{formatMoney(totalOf(chosen))}</b>
        </output>
        <Button size="large" onClick={goOn}>
          Продолжить
        </Button>
      </div>
    </>
  );
}
