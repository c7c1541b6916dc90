import type { Product } from '@proverka/contract/product';
import { useSession } from '@proverka/shell-sdk/platform';
import { Loader } from '@proverka/ui-kit/loader';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { OpenOrder } from '../order/order-flow.domain.ts';
import type { PricedProduct } from '../order/order-request.domain.ts';
import type { Contacts } from '../order/place-order.ts';
import { withOptions, type PriceOption } from '../order/price-options.domain.ts';
import { isIdle, withCoupons } from '../coupon/coupon-prices.domain.ts';
import { CouponField } from '../coupon/coupon-field.tsx';
import { useCoupon } from '../coupon/use-coupon.ts';
import { ChoosingStep, type ChoosingParts } from './choosing-step.tsx';
import { OrderTotal } from './order-total.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PaymentState } from './payment-state.tsx';
import { useGuestForm } from './use-guest-form.ts';
import type { OrderView } from './use-order.ts';

/** Loaded on demand, because only guests need the contact form. */
const IdentificationForm = lazy(async () => {
  const module = await import(/* webpackChunkName: "identification" */ './identification-form.tsx');
  return { default: module.IdentificationForm };
});

const GuestStep = (props: ComponentProps<typeof IdentificationForm>) => (
  <Suspense fallback={<Loader>Открываем форму</Loader>}>
    <IdentificationForm {...props} />
  </Suspense>
);

interface CurrentStepProps extends ChoosingParts {
  readonly order: OrderView;
  readonly products: readonly Product[];
  /** The chosen options of prices. */
  readonly options?: readonly PriceOption[] | undefined;
}

const noOptions: readonly PriceOption[] = [];

/** The screen of the order's state. */
export function CurrentStep({ order, products, options = noOptions, ...parts }: CurrentStepProps) {
  const { state, place } = order;
  const balance = useSession((session) => session.balance);
  const [guest, keepGuest] = useGuestForm(order);
  const entry = useCoupon();
  const cheapest = withCoupons(
    products.filter(({ product_name }) => state.chosen.includes(product_name)),
    entry.coupon,
  );
  const chosen = withOptions(cheapest, products, options);
  const coupon = <CouponField entry={entry} isIdle={isIdle(chosen, entry.coupon)} />;
  const onSignIn = () => void order.signIn();
  const onEdit = () => void order.send({ type: 'went-back' });
  if (state.step === 'choosing') {
    return <ChoosingStep state={state} order={order} products={products} priced={chosen} {...parts} />;
  }
  if (state.step === 'identifying') {
    const onSubmit = (contacts: Contacts) => void place(chosen, { by: 'guest', contacts });
    const common = { products: chosen, coupon, refusal: state.refusal, onSignIn, onEdit };
    return <GuestStep {...common} initial={guest} onChange={keepGuest} onSubmit={onSubmit} />;
  }
  if (state.step === 'confirming') {
    return (
      <PaymentChoice
        products={chosen}
        balance={parseMoney(balance) ?? ZERO}
        coupon={coupon}
        refusal={state.refusal}
        onPay={(method, isRefresh = false) => void place(chosen, { by: 'user', method, isRefresh })}
        existingPath={order.existingPath}
        onSignIn={onSignIn}
        onEdit={onEdit}
      />
    );
  }
  return (
    <>
      <OrderTotal products={'order' in state ? orderedProducts(state.order, products) : chosen} />
      <PaymentState
        state={state}
        onPay={() => void order.payAgain()}
        onStartOver={order.startOver}
        onSignIn={onSignIn}
      />
    </>
  );
}

/** The items of an order placed earlier, titled by the catalogue where it still has them. */
function orderedProducts(order: OpenOrder, products: readonly Product[]): readonly PricedProduct[] {
  return order.items.map(({ id, name, price }) => {
    const known = products.find(({ product_name }) => product_name === name);
    return { id, name, price, title: known?.product_name_ru ?? name };
  });
}
