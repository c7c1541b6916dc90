import { startUnpaid, type OpenOrder } from '../order/order-flow.domain.ts';
import { PaymentState } from './payment-state.tsx';
import { useOrder } from './use-order.ts';

interface OrderPaymentProps {
  /** An order waiting for payment. */
  readonly order: OpenOrder;
}

/** Pays an order placed earlier with the same form, checks and texts as the checkout. */
export function OrderPayment({ order }: OrderPaymentProps) {
  const place = { subject: { objectKey: '', objectAddress: '' }, intentKey: `order ${order.id}` };
  const view = useOrder(place, () => startUnpaid(order));
  const { state } = view;
  if (state.step === 'choosing' || state.step === 'identifying' || state.step === 'confirming') return null;
  return (
    <PaymentState state={state} onPay={() => void view.payAgain()} onSignIn={() => void view.signIn()} />
  );
}
