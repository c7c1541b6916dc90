import type { Product } from '@proverka/contract/product';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { StepBar } from '@proverka/ui-kit/step-bar';
import { formatMoney } from '@proverka/words/money';
import type { OrderState } from '../order/order-flow.domain.ts';
import { totalOf, type PricedProduct } from '../order/order-request.domain.ts';
import type { ReactNode } from 'react';
import { ProductChoice, type ChoiceProps } from '../products/product-choice.tsx';
import styles from './choosing-step.module.css';
import { useFindVisitor } from './use-find-visitor.ts';
import type { OrderView } from './use-order.ts';

export interface ChoosingParts {
  /** Replaces the checkboxes. */
  readonly renderChoice?: ((props: ChoiceProps) => ReactNode) | undefined;
  /** Validates before going on with the chosen products; false stays at the choice. */
  readonly prepare?: ((chosen: readonly string[]) => Promise<boolean>) | undefined;
}

interface ChoosingStepProps extends ChoosingParts {
  readonly state: Extract<OrderState, { step: 'choosing' }>;
  readonly order: OrderView;
  readonly products: readonly Product[];
  /** The chosen products with their coupons. */
  readonly priced: readonly PricedProduct[];
}

const productBoxes = (props: ChoiceProps): ReactNode => <ProductChoice {...props} />;

export function ChoosingStep({
  state,
  order,
  products,
  priced,
  renderChoice = productBoxes,
  prepare,
}: ChoosingStepProps) {
  const { analytics, notices } = usePlatform();
  const findVisitor = useFindVisitor();
  const goOn = async () => {
    if (prepare && !(await prepare(state.chosen))) return;
    const visitor = await findVisitor();
    if (visitor === 'unknown') {
      notices.show(
        'danger',
        'Сервис не ответил, вошли ли вы. Подождите немного и нажмите «Продолжить» ещё раз',
      );
      return;
    }
    order.send({ type: 'continued', isSignedIn: visitor === 'signed-in' });
    if (priced.length > 0) analytics.track({ name: 'checkout_started', products: state.chosen });
  };
  return (
    <>
      {renderChoice({
        products,
        chosen: state.chosen,
        onChange: (names) => order.send({ type: 'chosen', chosen: names }),
        error: state.refusal?.text ?? '',
      })}
      <StepBar>
        <output className={styles.sum}>
          Итого <b>{formatMoney(totalOf(priced))}</b>
        </output>
        <Button size="large" onClick={() => void goOn()}>
          Продолжить
        </Button>
      </StepBar>
    </>
  );
}
