import type { Product } from '@proverka/contract/product';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { formatMoney } from '@proverka/validation/money-format';
import type { OrderState } from '../order/order-flow.domain.ts';
import { priced, totalOf } from '../order/order-request.domain.ts';
import type { ReactNode } from 'react';
import { ProductChoice, type ChoiceProps } from '../products/product-choice.tsx';
import styles from './choosing-step.module.css';
import type { OrderView } from './use-order.ts';

export interface ChoosingParts {
  /** Instead of boxes to tick. */
  readonly renderChoice?: ((props: ChoiceProps) => ReactNode) | undefined;
  /** Asked before going on, what is chosen given; false stays at the choice. */
  readonly prepare?: ((chosen: readonly string[]) => Promise<boolean>) | undefined;
}

interface ChoosingStepProps extends ChoosingParts {
  readonly state: Extract<OrderState, { step: 'choosing' }>;
  readonly order: OrderView;
  readonly products: readonly Product[];
}

const productBoxes = (props: ChoiceProps): ReactNode => <ProductChoice {...props} />;

export function ChoosingStep({
  state,
  order,
  products,
  renderChoice = productBoxes,
  prepare,
}: ChoosingStepProps) {
  const { analytics } = usePlatform();
  const chosen = products.filter(({ product_name }) => state.chosen.includes(product_name)).map(priced);
  const goOn = async () => {
    if (prepare && !(await prepare(state.chosen))) return;
    order.send({ type: 'continued', isSignedIn: order.isSignedIn });
    if (chosen.length > 0) analytics.track({ name: 'checkout_started', products: state.chosen });
  };
  return (
    <>
      {renderChoice({
        products,
        chosen: state.chosen,
        onChange: (names) => order.send({ type: 'chosen', chosen: names }),
        error: state.refusal?.text ?? '',
      })}
      <div className={styles.bar}>
        <output className={styles.sum}>
          Итого <b>{formatMoney(totalOf(chosen))}</b>
        </output>
        <Button size="large" onClick={() => void goOn()}>
          Продолжить
        </Button>
      </div>
    </>
  );
}
