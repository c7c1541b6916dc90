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

/** A guest also enters contacts; somebody who signs in at that step does not. */
export function screenSteps({ step, buyer }: OrderState, isSignedIn: boolean): readonly ScreenStep[] {
  const asked: Buyer = step === 'choosing' ? (isSignedIn ? 'user' : 'guest') : buyer;
  return asked === 'guest' ? ['products', 'contacts', 'payment'] : ['products', 'payment'];
}
