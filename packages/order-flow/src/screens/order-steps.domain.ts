import type { Visitor } from '@proverka/shell-sdk/session';
import type { Buyer, OrderState } from '../order/order-flow.domain.ts';

export type ScreenStep = 'products' | 'contacts' | 'payment';

/** The three screens of the machine's states. */
export function screenStep({ step }: OrderState): ScreenStep {
  if (step === 'choosing') return 'products';
  return step === 'identifying' ? 'contacts' : 'payment';
}

export const stepTitles: Readonly<Record<ScreenStep, string>> = {
  products: 'Услуги',
  contacts: 'Контакты',
  payment: 'Оплата',
};

/** A guest also enters contacts; somebody who signs in at that step does not, nor somebody who may be signed in. */
export function screenSteps({ step, buyer }: OrderState, visitor: Visitor): readonly ScreenStep[] {
  const asked: Buyer = step === 'choosing' ? (visitor === 'guest' ? 'guest' : 'user') : buyer;
  return asked === 'guest' ? ['products', 'contacts', 'payment'] : ['products', 'payment'];
}
