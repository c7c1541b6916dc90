import type { RefusalCode } from '@proverka/contract/refusals';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { onceMs } from '../payment/await-payment.ts';
import { createPayment } from '../payment/take-payment.ts';
import type { OrderDeps } from './order-deps.ts';
import { nextState, type OrderEvent, type OrderState } from './order-flow.domain.ts';
import type { OrderIntent } from './order-intent.ts';
import { orderRefusal, refusalCode } from './order-refusal.ts';
import type { OrderSubject, PricedProduct } from './order-request.domain.ts';
import { placeOrder, type Placement } from './place-order.ts';

/** One order from the choice to the payment: the machine's state and the visitor's actions. Created by its screen. */
export interface OrderStore {
  readonly state: StoreApi<OrderState>;
  /** Transitions without side effects: choosing, going on and back. */
  readonly send: (event: OrderEvent) => boolean;
  readonly place: (products: readonly PricedProduct[], placement: Placement) => Promise<void>;
  readonly payAgain: () => Promise<void>;
  readonly startOver: () => void;
  /** Finds an order placed before a reload; payments continue until the returned function is called. */
  readonly start: () => () => void;
}

export function createOrderStore(
  deps: OrderDeps,
  intent: OrderIntent,
  /** Read when the order is placed, because the visitor may add to it until then. */
  subjectNow: () => OrderSubject,
  initial: OrderState,
): OrderStore {
  const state = createStore<OrderState>(() => initial);
  let leaving = new AbortController();
  const send = (event: OrderEvent): boolean => {
    const before = state.getState();
    const after = nextState(before, event);
    state.setState(after, true);
    return after !== before;
  };
  const payment = createPayment({ deps, send, leaving: () => leaving.signal, forget: intent.forget });

  return {
    state,
    send,
    place: async (products, placement) => {
      const subject = subjectNow();
      if (products.length === 0 || subject.objectKey === '' || !send({ type: 'submitted' })) return;
      try {
        const { order, token } = await placeOrder(deps, intent, { subject, products, placement });
        intent.rememberOrder(order);
        if (placement.by === 'guest') await deps.refreshSession().catch(() => undefined);
        send({ type: 'placed', order, isPayable: token !== null });
        await (token === null ? payment.finish(order) : payment.pay(order, token));
      } catch (error) {
        await afterRefusal(deps, intent, error);
        send({ type: 'refused', refusal: orderRefusal(error) });
      }
    },
    payAgain: async () => {
      const current = state.getState();
      if (!('order' in current) || !send({ type: 'pay-again' })) return;
      await payment.reopen(current.order);
    },
    startOver: () => {
      if (send({ type: 'started-over' })) intent.forget();
    },
    start: () => {
      leaving = new AbortController();
      const order = intent.placedOrder();
      if (order) send({ type: 'returned', order });
      const now = state.getState();
      // Also when the visitor left during the check and has returned.
      if (now.step === 'checking' && now.reason === 'return') void payment.check(now.order, onceMs);
      return () => leaving.abort();
    },
  };
}

/** Codes after which the prices on the screen are outdated. */
const stalePrices: ReadonlySet<RefusalCode> = new Set([
  'price_changed',
  'product_unknown',
  'coupon_not_found',
  'coupon_used',
]);

/** Refreshes what the visitor sees next: prices, the balance, the session. */
async function afterRefusal(deps: OrderDeps, intent: OrderIntent, error: unknown): Promise<void> {
  const code = refusalCode(error);
  if (code === 'idempotency_key_reused') intent.forget();
  if (code !== null && stalePrices.has(code)) await deps.refreshPrices();
  if (code === 'insufficient_funds' || code === 'unauthenticated') {
    await deps.refreshSession().catch(() => undefined);
  }
}
