import type { Product } from '@proverka/contract/product';
import { Card } from '@proverka/ui-kit/card';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Stepper } from '@proverka/ui-kit/stepper';
import type { ReactNode } from 'react';
import { startOrder } from '../order/order-flow.domain.ts';
import type { PriceOption } from '../order/price-options.domain.ts';
import type { ChoosingParts } from './choosing-step.tsx';
import { useCampaignPrices } from '../products/use-campaign-prices.ts';
import { CurrentStep } from './current-step.tsx';
import styles from './order-screen.module.css';
import { screenStep, screenSteps, stepTitles, type ScreenStep } from './order-steps.domain.ts';
import { useFreshSession } from './use-fresh-session.ts';
import { useOrder, type OrderPlace, type OrderView } from './use-order.ts';

interface OrderScreenProps extends OrderPlace, ChoosingParts {
  /** The subject of the order, so that nobody pays for somebody else. */
  readonly summary: ReactNode;
  readonly products: readonly Product[];
  /** Product names ticked at the start; unknown ones are left out. */
  readonly preselected: readonly string[];
  /** The chosen options of prices. */
  readonly options?: readonly PriceOption[] | undefined;
}

const headings: Readonly<Record<ScreenStep, string>> = {
  products: 'Что заказать',
  contacts: 'Куда прислать отчёт',
  payment: 'Оплата',
};

/** From choosing products to a paid order. */
export function OrderScreen({
  summary,
  products: listed,
  preselected,
  options,
  renderChoice,
  prepare,
  ...place
}: OrderScreenProps) {
  useFreshSession();
  const products = useCampaignPrices(listed);
  const order = useOrder(place, () => startOrder(chosenAtFirst(products, preselected)));
  const step = screenStep(order.state);
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  return (
    <div className={styles.screen}>
      <OrderStepper order={order} />
      <div className={styles.columns}>
        <Card className={styles.object}>{summary}</Card>
        <section className={styles.step}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {headings[step]}
          </h2>
          <CurrentStep
            order={order}
            products={products}
            options={options}
            renderChoice={renderChoice}
            prepare={prepare}
          />
        </section>
      </div>
    </div>
  );
}

function OrderStepper({ order }: { readonly order: OrderView }) {
  const { state, visitor, send } = order;
  const canGoBack = state.step === 'identifying' || state.step === 'confirming';
  const back = canGoBack ? (
    <button type="button" className={linkClassName()} onClick={() => send({ type: 'went-back' })}>
      {stepTitles.products}
    </button>
  ) : undefined;
  const steps = screenSteps(state, visitor).map((key) =>
    key === 'products' ? { key, label: stepTitles[key], back } : { key, label: stepTitles[key] },
  );
  return <Stepper label="Шаги заказа" current={screenStep(state)} steps={steps} />;
}

/** The products named in the URL; a single product is always chosen. */
function chosenAtFirst(products: readonly Product[], preselected: readonly string[]): readonly string[] {
  const names = products.map(({ product_name }) => product_name);
  return names.length === 1 ? names : names.filter((name) => preselected.includes(name));
}
