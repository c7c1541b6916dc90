import { rubles, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { alreadyOrdered, objectProducts, pricedProducts, refused } from '../order/example-order.ts';
import type { OrderRefusal } from '../order/order-flow.domain.ts';
import { priced } from '../order/order-request.domain.ts';
import { PaymentChoice } from './payment-choice.tsx';

const meta = preview.meta({ title: 'Order/Payment choice', component: PaymentChoice, decorators: [onStage] });

const nothing = () => undefined;
const choice = (balance: Money, refusal: OrderRefusal | null = null, products = pricedProducts) => (
  <PaymentChoice
    products={products}
    balance={balance}
    refusal={refusal}
    onPay={nothing}
    existingPath={() => null}
    onSignIn={nothing}
    onEdit={nothing}
  />
);

export const BalanceCoversIt = meta.story(() => choice(rubles(1500)));
export const BalanceCoversAPart = meta.story(() => choice(rubles(300)));
export const BalanceIsTooSmall = meta.story(() => choice(rubles(0.5)));
export const NoBalance = meta.story(() => choice(ZERO));
export const Free = meta.story(() => choice(ZERO, null, objectProducts.slice(2).map(priced)));
export const PriceChanged = meta.story(() => choice(rubles(1500), refused('total')));
export const NotEnoughMoney = meta.story(() => choice(rubles(1500), refused('method')));
export const SignedOut = meta.story(() => choice(ZERO, refused('session')));
export const AlreadyOrdered = meta.story(() => choice(rubles(1500), alreadyOrdered));
